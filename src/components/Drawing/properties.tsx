import type {ReactNode} from 'react';
import {platforms, type PlatformId} from '../../data/platforms';
import {isMt4, labelsOf, type Draw} from './draw';
import {Body, Box, Button, Grid, Lit, OkCancel, Row, Tabs, Window} from './parts';
import styles from './styles.module.css';

/** The properties window of an EA. MT5 adds the third tab if the EA uses a DLL. */
function properties(
  platform: PlatformId | undefined,
  tab: 'Common' | 'Inputs',
  content: ReactNode,
): ReactNode {
  const tabs = ['Common', 'Inputs', ...(isMt4(platform) ? [] : ['Dependencies'])];
  return (
    <Window title="Your EA">
      <Tabs names={tabs} current={tab} />
      <Body>
        {content}
        <OkCancel />
      </Body>
    </Window>
  );
}

function permission(platform: PlatformId | undefined, isTicked: boolean): ReturnType<Draw> {
  const [{permission: box} = platforms.mt5] = labelsOf(platform);
  return {
    label: `The EA’s properties, Common tab: ${box} is ${isTicked ? 'ticked' : 'not ticked'}.`,
    picture: properties(
      platform,
      'Common',
      <>
        {isMt4(platform) && <div className={styles.field}>Long &amp; Short</div>}
        <Lit>
          <Box isTicked={isTicked}>{box}</Box>
        </Lit>
      </>,
    ),
  };
}

export const untick: Draw = (platform) => permission(platform, false);

export const tick: Draw = (platform) => permission(platform, true);

export const inputs: Draw = (platform) => ({
  label: 'The EA’s properties, Inputs tab: a table of variables and values, and the button Load.',
  picture: properties(
    platform,
    'Inputs',
    <>
      <Grid
        rows={[
          ['Variable', 'Value'],
          ['Lot size', '…'],
          ['Magic number', '…'],
        ]}
      />
      <Row end>
        <Lit>Load</Lit>
        <Button>Save</Button>
      </Row>
    </>,
  ),
});
