import {expect, test, vi} from 'vitest';
import {createDataTables} from '@site/src/plugins/data-tables';

const load = vi.fn<() => Promise<Record<string, object>>>();

/** What the files of data hold from now on. */
const save = (meaning: string) =>
  load.mockResolvedValue({'stop-reasons': [{meaning}], 'product-facts': {one: {}}});

/** What happens in the files of data when a row breaks a rule. */
const saveMistake = () =>
  load.mockRejectedValue(
    new Error('Docusaurus could not load a module.', {cause: new Error('A row is wrong.')}),
  );

test('reads the rows anew whenever a file is saved', async () => {
  const {loadContent} = createDataTables(load);
  save('Old.');
  await loadContent?.();
  save('New.');
  expect(await loadContent?.()).toEqual({
    files: {'stop-reasons': [{meaning: 'New.'}], 'product-facts': {one: {}}},
  });
});

test('keeps the last rows and says why while a row is wrong', async () => {
  const {loadContent} = createDataTables(load);
  save('Old.');
  const last = await loadContent?.();
  saveMistake();
  expect(await loadContent?.()).toEqual({...last, mistake: 'A row is wrong.'});
});

test('stops at a wrong row if no rows were read before', async () => {
  saveMistake();
  await expect(createDataTables(load).loadContent?.()).rejects.toThrow('A row is wrong.');
});

test('writes a file for each table', async () => {
  save('Old.');
  const plugin = createDataTables(load);
  const content = (await plugin.loadContent?.()) ?? {files: {}};
  const createData = vi.fn();
  await plugin.contentLoaded?.({content, actions: {createData}} as unknown as Parameters<
    NonNullable<typeof plugin.contentLoaded>
  >[0]);
  expect(createData).toHaveBeenCalledWith('stop-reasons.json', [{meaning: 'Old.'}]);
  expect(createData).toHaveBeenCalledWith('product-facts.json', {one: {}});
});
