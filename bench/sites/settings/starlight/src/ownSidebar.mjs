// @ts-check
import {defineRouteMiddleware} from '@astrojs/starlight/route-data';

/** Shows only the part of the sidebar which the page is in, as the other sites do. */
export const onRequest = defineRouteMiddleware(({locals, url}) => {
  const [, , section] = url.pathname.split('/');
  const {starlightRoute} = locals;
  const own = starlightRoute.sidebar.find(({label}) => label === section);
  starlightRoute.sidebar = own?.type === 'group' ? own.entries : [];
});
