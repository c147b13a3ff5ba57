import type {PlainPage} from './readTwins';

export interface SidebarLink {
  label: string;
  route: string;
}

/** A part of the manual with a sidebar of its own, such as a product line. */
export interface Section {
  /** The first folder below `/docs/`. */
  id: string;
  links: SidebarLink[];
  groups: {label: string; links: SidebarLink[]}[];
}

/**
 * Lists the sidebars for other generators: one for each folder below `/docs/`, as this manual has one for
 * each product line, with a group for each folder inside it.
 */
export function listSections(pages: readonly PlainPage[]): Section[] {
  const sections = new Map<string, Section>();
  for (const {route, title} of pages) {
    const [, docs, id, ...rest] = route.split('/');
    if (docs === 'docs' && id) {
      const section = sections.get(id) ?? {id, links: [], groups: []};
      sections.set(id, section);
      const label = rest.slice(0, -1).join(' ');
      linksOf(section, label).push({label: title, route});
    }
  }
  return [...sections.values()];
}

function linksOf(section: Section, label: string): SidebarLink[] {
  if (label === '') {
    return section.links;
  }
  let group = section.groups.find((it) => it.label === label);
  if (!group) {
    group = {label, links: []};
    section.groups.push(group);
  }
  return group.links;
}
