import type {Draw} from './draw';
import {Body, Box, Button, Lit, Menu, menus, OkCancel, Row, Tabs, Window} from './parts';
import styles from './styles.module.css';

export const unblock: Draw = () => ({
  label: 'The properties of a file, General tab: the box Unblock is ticked.',
  picture: (
    <Window title="Properties">
      <Tabs names={['General', '…']} current="General" />
      <Body>
        <div>Security: This file came from another computer …</div>
        <Row end>
          <Lit>
            <Box isTicked>Unblock</Box>
          </Lit>
        </Row>
        <OkCancel />
      </Body>
    </Window>
  ),
});

export const runAnyway: Draw = () => ({
  label: '“Windows protected your PC”: More info, and then the button Run anyway.',
  picture: (
    <Window title="Windows protected your PC">
      <Body>
        <Row>
          <Lit>
            <u>More info</u>
          </Lit>
          →<Lit>Run anyway</Lit>
        </Row>
        <Row end>
          <Button>Don’t run</Button>
        </Row>
      </Body>
    </Window>
  ),
});

export const dataFolder: Draw = () => ({
  label: 'The menu File, with Open Data Folder.',
  picture: (
    <div className={styles.window}>
      <div className={styles.menuBar}>
        <u>File</u>
        {menus.slice(4)}
      </div>
      <Menu entries={['New Chart', '…', 'Open Data Folder', '…', 'Exit']} lit="Open Data Folder" />
    </div>
  ),
});
