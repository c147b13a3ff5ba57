/** An address that was removed from the manual, and the address that replaces it. */
export interface MovedAddress {
  /**
   * The path of a removed page, a path with the `#id` of a removed part, or a folder that was removed with
   * all its pages: `/docs/6.0/*`.
   */
  readonly from: string;
  /** The path of a page, with an `#id` if needed. For a folder, the folder with the same pages: `/docs/*`. */
  readonly to: string;
}

/** A line for each removed address, so that bookmarks and links from other sites keep working. */
export const redirects: readonly MovedAddress[] = [
  {
    from: '/docs/r10/mt4/setup/attach_ea#attach-it',
    to: '/docs/r10/mt4/setup/attach_ea#common-tab',
  },
  {
    from: '/docs/r10/mt5/setup/attach_ea#attach-it',
    to: '/docs/r10/mt5/setup/attach_ea#common-tab',
  },
  {
    from: '/docs/r50/mt4/setup/attach_ea#attach-it',
    to: '/docs/r50/mt4/setup/attach_ea#common-tab',
  },
  {
    from: '/docs/r50/mt5/setup/attach_ea#attach-it',
    to: '/docs/r50/mt5/setup/attach_ea#common-tab',
  },
  {
    from: '/docs/r400/mt4/setup/attach_ea#attach-it',
    to: '/docs/r400/mt4/setup/attach_ea#common-tab',
  },
  {
    from: '/docs/r400/mt5/setup/attach_ea#attach-it',
    to: '/docs/r400/mt5/setup/attach_ea#common-tab',
  },
  {
    from: '/docs/rc100/mt4/setup/attach_ea#attach-it',
    to: '/docs/rc100/mt4/setup/attach_ea#common-tab',
  },
  {
    from: '/docs/rc100/mt5/setup/attach_ea#attach-it',
    to: '/docs/rc100/mt5/setup/attach_ea#common-tab',
  },
  {from: '/docs/rx5/#what-is-here', to: '/docs/rx5/#general-steps'},
  {from: '/docs/rx25/#what-is-here', to: '/docs/rx25/#general-steps'},
  {
    from: '/docs/support/troubleshooting/error-codes#mt5-bugs',
    to: '/docs/support/troubleshooting/error-codes#mt4-bugs',
  },
  {from: '/docs/support/#funded-breach', to: '/docs/support/faq/settings#funded-breach'},
  {from: '/docs/support/#refund', to: '/docs/support/faq/setup#refund'},
  {from: '/docs/support/#scam', to: '/docs/support/faq/setup#scam'},
  {from: '/docs/support/#stop-vps', to: '/docs/support/#stop-computer'},
  {from: '/docs/support/#stop-vps-phone', to: '/docs/support/#stop-computer-phone'},
  {from: '/docs/support/#questions', to: '/docs/support/#start-from-what-you-see'},
  {from: '/docs/support/#downloads-and-updates', to: '/docs/support/#what-you-want-to-do'},
  {from: '/docs/basics/#term-build', to: '/docs/basics/#mt4-or-mt5'},
  {from: '/docs/basics/#term-chart', to: '/docs/basics/#where-messages-appear'},
  {from: '/docs/basics/#term-status-bar', to: '/docs/basics/#where-messages-appear'},
  {from: '/docs/basics/#term-navigator', to: '/docs/basics/#where-messages-appear'},
  {from: '/docs/basics/#term-market-watch', to: '/docs/basics/#where-messages-appear'},
  {from: '/docs/basics/#term-symbol', to: '/docs/basics/#where-messages-appear'},
  {from: '/docs/basics/#term-terminal', to: '/docs/basics/#what-you-need'},
  {from: '/docs/basics/#term-terminal-window', to: '/docs/basics/#names-that-differ'},
  {from: '/docs/basics/#term-toolbox', to: '/docs/basics/#names-that-differ'},
  {from: '/docs/basics/#term-algo-trading', to: '/docs/basics/#names-that-differ'},
  {from: '/docs/basics/#term-autotrading', to: '/docs/basics/#names-that-differ'},
  {from: '/docs/basics/#term-nfa', to: '/docs/basics/#fifo-and-no-hedging'},
  {from: '/docs/basics/#term-fifo', to: '/docs/basics/#fifo-and-no-hedging'},
  {from: '/docs/basics/#term-ohlc', to: '/docs/basics/#limits-of-the-tester'},
  {from: '/docs/basics/#term-strategy-tester', to: '/docs/basics/#strategy-tester'},
  {from: '/docs/basics/#term-metaeditor', to: '/docs/basics/#file-types'},
  {from: '/docs/basics/#term-partial-fill', to: '/docs/basics/#demo-and-live'},
  {from: '/docs/basics/#term-demo-account', to: '/docs/basics/#demo-and-live'},
  {from: '/docs/basics/#term-live-account', to: '/docs/basics/#demo-and-live'},
  {from: '/docs/basics/#term-input', to: '/docs/basics/#what-an-expert-advisor-does'},
  {from: '/docs/basics/#term-tick', to: '/docs/basics/#what-an-expert-advisor-does'},
  {from: '/docs/basics/#term-preset', to: '/docs/basics/#file-types'},
  {from: '/docs/basics/#term-optimisation', to: '/docs/basics/#limits-of-the-tester'},
  {from: '/docs/basics/#term-margin', to: '/docs/basics/#margin-equity-stop-out'},
  {from: '/docs/basics/#term-margin-call', to: '/docs/basics/#margin-equity-stop-out'},
  {from: '/docs/basics/#term-margin-level', to: '/docs/basics/#margin-equity-stop-out'},
  {from: '/docs/basics/#term-free-margin', to: '/docs/basics/#margin-equity-stop-out'},
  {from: '/docs/basics/#term-balance', to: '/docs/basics/#margin-equity-stop-out'},
  {from: '/docs/basics/#term-equity', to: '/docs/basics/#margin-equity-stop-out'},
  {from: '/docs/basics/#term-stop-out', to: '/docs/basics/#margin-equity-stop-out'},
  {from: '/docs/basics/#term-netting-account', to: '/docs/basics/#netting-and-hedging'},
  {from: '/docs/basics/#term-hedging-account', to: '/docs/basics/#netting-and-hedging'},
  {from: '/docs/basics/#term-experts-tab', to: '/docs/basics/#experts-tab'},
  {from: '/docs/basics/#term-journal', to: '/docs/basics/#journal'},
  {from: '/docs/basics/#term-data-folder', to: '/docs/basics/#folders'},
  {from: '/docs/basics/#term-pip', to: '/docs/basics/#points-and-pips'},
  {from: '/docs/basics/#term-point', to: '/docs/basics/#points-and-pips'},
  {from: '/docs/basics/#term-expert-advisor', to: '/docs/basics/#what-an-expert-advisor-does'},
  {
    from: '/docs/basics/#term-push-notification',
    to: '/docs/support/faq/maintenance#phone-notifications',
  },
  {
    from: '/docs/support/faq/setup#install-an-ea',
    to: '/docs/support/faq/setup#any-ea-in-ten-steps',
  },
  {from: '/docs/support/faq/setup#attach-an-ea', to: '/docs/support/faq/setup#any-ea-in-ten-steps'},
  {
    from: '/docs/support/resources/downloads#windows-on-arm',
    to: '/docs/support/faq/setup#mac-or-phone',
  },
  {from: '/docs/support/faq/settings#every-chart', to: '/docs/support/faq/settings#move-settings'},
  {
    from: '/docs/support/faq/settings#mt4-mt5-inputs',
    to: '/docs/support/faq/settings#move-settings',
  },
  {
    from: '/docs/support/faq/settings#website-spread',
    to: '/docs/support/faq/settings#maximum-spread',
  },
  {
    from: '/docs/support/faq/settings#account-currency',
    to: '/docs/support/faq/settings#cent-account',
  },
  {
    from: '/docs/support/faq/settings#expected-profit',
    to: '/docs/support/faq/settings#results-differ',
  },
  {from: '/docs/support/faq/settings#test-duration', to: '/docs/support/faq/settings#run-a-test'},
  {from: '/docs/support/faq/settings#test-indicators', to: '/docs/support/faq/settings#run-a-test'},
  {
    from: '/docs/support/faq/settings#standard-or-raw',
    to: '/docs/support/faq/settings#commission-and-swap',
  },
  {
    from: '/docs/support/faq/maintenance#holidays-and-weekends',
    to: '/docs/support/faq/maintenance#before-a-holiday',
  },
  {
    from: '/docs/support/faq/maintenance#rollover',
    to: '/docs/support/faq/settings#commission-and-swap',
  },
  {
    from: '/docs/support/faq/maintenance#vps-sound',
    to: '/docs/support/faq/maintenance#connect-by-rdp',
  },
  {
    from: '/docs/support/faq/maintenance#sounds-and-alerts',
    to: '/docs/support/faq/maintenance#phone-notifications',
  },
  {
    from: '/docs/support/faq/maintenance#chat-messages',
    to: '/docs/support/faq/maintenance#phone-notifications',
  },
  {
    from: '/docs/support/updates/#updates-of-metatrader',
    to: '/docs/support/faq/maintenance#terminal-updates',
  },
  {
    from: '/docs/support/updates/v6-06-23-2025#install-it',
    to: '/docs/support/updates/#take-an-update',
  },
  {
    from: '/docs/support/updates/v6-06-23-2025#check-which-version-runs',
    to: '/docs/support/updates/#check-which-version-runs',
  },
  {from: '/docs/support/updates/v6-06-23-2025#go-back', to: '/docs/support/updates/#go-back'},
  {
    from: '/docs/support/updates/v6-06-23-2025#if-something-is-wrong',
    to: '/docs/support/updates/#if-it-does-not-work',
  },
];
