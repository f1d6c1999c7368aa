<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\GatedAbility;

/** The roles that may use each route, written independently of the routes. RouteAccessTest holds every role to it. */
final class RouteRules
{
    public const ANYBODY_SIGNED_IN = 'signed in';

    /** The holder's own record, which the tests of all routes don't have. */
    private const NOBODY_ELSES = 'its holder';

    private const NOBODY_SIGNED_IN = 'guest';

    public const DEVELOPERS = 'developer staff';

    /** An evidence pack shows all of these pages. */
    public const EVIDENCE = [Ability::ViewClients, Ability::ViewRsg, Ability::ViewBetstopLogs, Ability::ViewBarredList, Ability::ViewRsgFormSubmissions, Ability::ViewRsgCommunications, Ability::ViewRsgEvents];

    public const PRESET_KEEPERS = 'viewClients, viewDBClients or viewTransactions';

    private const IMPERSONATORS = 'developers and viewUsers';

    public const TEAM = 'signed in without canViewDatabaseOnly';

    public const UPDATE_WRITERS = 'developer staff and marketing';

    public const DB_CLIENT_MANAGERS = 'viewDBClients without canViewDatabaseOnly';

    private const DEPOSIT_HANDLERS = 'viewDeposits, and handles payments';

    private const MONEY_MANAGERS = 'viewDeposits, and approves large withdrawals';

    private const LARGE_WITHDRAWAL_APPROVERS = 'viewWithdrawals, and approves large withdrawals';

    private const WITHDRAWAL_HANDLERS = 'viewWithdrawals, and handles payments';

    public const BONUS_DECIDERS = 'viewClients, and riskCheckClients or viewBonusRules';

    private const WITHDRAWAL_CHECKERS = 'viewWithdrawals, and handles payments or riskCheckClients';

    private const DUPLICATE_DECIDERS = 'viewDuplicateOskoDeposits, and handles payments';

    public const DB_CLIENT_EDITORS = 'viewDBClients, and sees the contact details';

    public const BARRED_LIST_EDITORS = 'viewBarredList, and sees the contact details';

    public const GUIDE_EDITORS = 'viewGuides, and people manager or developer';

    public const DB_CLIENT_CLEANERS = 'viewDBClients, and riskCheckClients or canViewDatabaseOnly';

    /** Writes that the abilities of executives would allow. Executives only read (spec/roles.md). */
    private const CLOSED_TO_EXECUTIVES = [
        ...TeamRouteRules::CLOSED_TO_EXECUTIVES,
        ...ReportRouteRules::CLOSED_TO_EXECUTIVES,
        'attachments.store', 'clients.background.store', 'clients.leads.assign', 'clients.leads.destroy', 'clients.leads.move', 'clients.leads.restore',
        'clients.matches.decide', 'clients.rating', 'clients.transfers.store', 'guides.acknowledge', 'guides.daily-tasks.tick',
        'users.create', 'users.store', 'users.update', 'users.photo.store', 'users.photo.destroy', 'users.invitation.store', 'users.invitation.destroy', 'users.activation.store', 'users.activation.destroy',
        'users.second-factor.store', 'users.second-factor.update', 'users.second-factor.destroy',
        'users.training.store', 'users.training.update', 'users.training.assign', 'users.training.import', 'users.training.record', 'team-notes.store',
    ];

    /** Routes that don't answer with a page: a reason or a file is missing, or they redirect. */
    private const ANSWERS_OTHERWISE = [
        ...AutomationRouteRules::ANSWERS_OTHERWISE,
        ...TeamRouteRules::ANSWERS_OTHERWISE,
        ...ReportRouteRules::ANSWERS_OTHERWISE,
        ...SmsAndBonusRouteRules::ANSWERS_OTHERWISE,
        'clients.activity-logs.export', 'filter-presets.show', 'clients.bets.export', 'clients.stats.export', 'users.photo', 'screenshots.show',
        'attachments.show', 'reports.clients.exports.download', 'clients.transfers.export', 'clients.bonuses.export', 'clients.ip-report.export',
        'clients.rsg-communication.export', 'clients.emails.export', 'clients.attachments.export', 'clients.notes.export', 'clients.imports.export', 'clients.imports.failed-rows', 'db-clients.lists.export', 'withdrawals.destinations',
        'deposits.export', 'deposits.payid.export', 'deposits.eft.export', 'deposits.pending.export', 'deposits.clients', 'deposits.returns-of',
        'deposits.reconciliation.export', 'transactions.duplicate-osko-deposits.show', 'transactions.duplicate-osko-deposits.export',
        'rsg.betstop-updates.export', 'rsg.betstop-logs.export', 'rsg.barred-list.export', 'rsg.barred-list.imports.sample',
        'rsg.form-submissions.export', 'rsg.communications.export', 'rsg.events.export', 'rsg.exclusions.export', 'rsg.evidence.download', 'rsg.receipts', 'users.export', 'users.certifications.export', 'users.certifications.evidence',
        'services.company-contacts.export', 'services.company-contacts.vcards.download', 'services.external-contacts.export', 'services.external-contacts.vcards.download', 'services.contacts.vcard.download',
        'messages.auto-communications.export', 'horizon.failed-jobs.show',
    ];

    /** @return list<string> */
    public static function names(): array
    {
        return array_keys(self::table());
    }

    public static function isForGuests(string $route): bool
    {
        return self::table()[$route] === self::NOBODY_SIGNED_IN;
    }

    /** Whether the route shows a page. */
    public static function isPage(string $route): bool
    {
        return ! in_array($route, self::ANSWERS_OTHERWISE, true);
    }

    public static function allows(string $route, StaffRole $role): bool
    {
        return self::holds(self::table()[$route], $role) && ! ($role === StaffRole::Executive && in_array($route, self::CLOSED_TO_EXECUTIVES, true));
    }

    /**
     * Whether developers may use the route without one right.
     *
     * @param  string  $right  an ability, or handlesPayments
     */
    public static function allowsDeveloperWithout(string $route, string $right): bool
    {
        return self::holds(self::table()[$route], StaffRole::Developer, $right);
    }

    /** @param  Ability|list<Ability>|string  $rule */
    private static function holds(Ability|array|string $rule, StaffRole $role, string $without = ''): bool
    {
        $held = array_values(array_filter($role->abilities(), static fn (Ability $ability): bool => $ability->value !== $without));
        $handlesPayments = $role->handlesPayments() && $without !== GatedAbility::HANDLES_PAYMENTS;

        return match (true) {
            $rule === self::ANYBODY_SIGNED_IN => true,
            $rule === self::DEVELOPERS => $role === StaffRole::Developer,
            $rule === self::TEAM => ! in_array(Ability::CanViewDatabaseOnly, $held, true),
            $rule === self::UPDATE_WRITERS => in_array($role, [StaffRole::Developer, StaffRole::Marketing], true),
            $rule === self::GUIDE_EDITORS => in_array(Ability::ViewGuides, $held, true) && in_array($role, [StaffRole::PeopleManager, StaffRole::Developer], true),
            $rule === ReportRouteRules::MANAGERS => in_array(Ability::ViewAccountManagerReports, $held, true) && ! in_array(Ability::CanViewDatabaseOnly, $held, true),
            $rule === ReportRouteRules::MANAGER_EXPORTS => self::holds(ReportRouteRules::MANAGERS, $role, $without) && in_array(Ability::ViewReportExports, $held, true),
            $rule === ReportRouteRules::EXECUTIVES => $role === StaffRole::Executive,
            $rule === ReportRouteRules::EXECUTIVE_EXPORTS => $role === StaffRole::Executive && in_array(Ability::ViewReportExports, $held, true),
            $rule === SmsAndBonusRouteRules::SMS_PANEL => in_array(Ability::ViewSmsPanel, $held, true) && ! in_array(Ability::CanViewDatabaseOnly, $held, true),
            $rule === SmsAndBonusRouteRules::AUTO_MESSAGES => in_array(Ability::ViewAutoMessages, $held, true) && ! in_array(Ability::CanViewDatabaseOnly, $held, true),
            $rule === self::DB_CLIENT_MANAGERS => in_array(Ability::ViewDbClients, $held, true) && ! in_array(Ability::CanViewDatabaseOnly, $held, true),
            $rule === self::DB_CLIENT_EDITORS => in_array(Ability::ViewDbClients, $held, true) && array_intersect(['viewSMSPanel', 'canViewDatabaseOnly'], array_column($held, 'value')) !== [],
            $rule === self::BARRED_LIST_EDITORS => in_array(Ability::ViewBarredList, $held, true) && in_array(Ability::ViewSmsPanel, $held, true),
            $rule === self::DB_CLIENT_CLEANERS => in_array(Ability::ViewDbClients, $held, true) && array_intersect(['riskCheckClients', 'canViewDatabaseOnly'], array_column($held, 'value')) !== [],
            $rule === self::WITHDRAWAL_HANDLERS => $handlesPayments && self::holds(Ability::ViewWithdrawals, $role, $without),
            $rule === self::WITHDRAWAL_CHECKERS => self::holds(Ability::ViewWithdrawals, $role, $without) && ($handlesPayments || in_array(Ability::RiskCheckClients, $held, true)),
            $rule === self::DEPOSIT_HANDLERS => $handlesPayments && self::holds(Ability::ViewDeposits, $role, $without),
            $rule === self::MONEY_MANAGERS => $role->approvesLargeWithdrawals() && self::holds(self::DEPOSIT_HANDLERS, $role, $without),
            $rule === self::LARGE_WITHDRAWAL_APPROVERS => $role->approvesLargeWithdrawals() && self::holds(self::WITHDRAWAL_HANDLERS, $role, $without),
            $rule === self::DUPLICATE_DECIDERS => $handlesPayments && self::holds([Ability::ViewTransactions, Ability::ViewDuplicateOskoDeposits], $role, $without),
            $rule === self::BONUS_DECIDERS => in_array(Ability::ViewClients, $held, true) && array_intersect(['riskCheckClients', 'viewBonusRules'], array_column($held, 'value')) !== [],
            $rule === self::IMPERSONATORS => $role === StaffRole::Developer || in_array(Ability::ViewUsers, $held, true),
            $rule === self::PRESET_KEEPERS => array_intersect(['viewClients', 'viewDBClients', 'viewTransactions'], array_column($held, 'value')) !== [],
            $rule === TeamRouteRules::CALLERS => array_intersect(['viewSMSPanel', 'canViewDatabaseOnly'], array_column($held, 'value')) !== [],
            $rule === SmsAndBonusRouteRules::BONUS => ! in_array(Ability::CanViewDatabaseOnly, $held, true) && array_intersect(array_column(Ability::bonus(), 'value'), array_column($held, 'value')) !== [],
            $rule instanceof Ability => in_array($rule, $held, true),
            is_array($rule) => array_filter($rule, static fn (Ability $ability): bool => ! in_array($ability, $held, true)) === [],
            default => false,
        };
    }

    /** @return array<string, Ability|list<Ability>|string> */
    private static function table(): array
    {
        return [
            'dashboard' => self::ANYBODY_SIGNED_IN,
            'design' => self::ANYBODY_SIGNED_IN,
            'session.keep-alive' => self::ANYBODY_SIGNED_IN,
            'logout' => self::ANYBODY_SIGNED_IN,
            'notifications.index' => self::ANYBODY_SIGNED_IN,
            'notifications.recent' => self::ANYBODY_SIGNED_IN,
            'notifications.mark-as-read' => self::ANYBODY_SIGNED_IN,
            'notifications.mark-all-as-read' => self::ANYBODY_SIGNED_IN,
            'broadcasting.user-auth' => self::ANYBODY_SIGNED_IN,
            'user-profile.edit' => self::ANYBODY_SIGNED_IN,
            'user-profile.update' => self::ANYBODY_SIGNED_IN,
            'user-profile.notifications' => self::ANYBODY_SIGNED_IN,
            'user-profile.password' => self::ANYBODY_SIGNED_IN,
            'user-profile.photo.store' => self::ANYBODY_SIGNED_IN,
            'user-profile.photo.destroy' => self::ANYBODY_SIGNED_IN,
            'user-profile.recovery-codes' => self::ANYBODY_SIGNED_IN,
            'user-profile.two-factor.reset' => self::ANYBODY_SIGNED_IN,
            'user-profile.devices.destroy' => self::ANYBODY_SIGNED_IN,
            'user-profile.sessions.destroy' => self::ANYBODY_SIGNED_IN,
            'user-profile.sessions.destroy-others' => self::ANYBODY_SIGNED_IN,
            'users.photo' => self::ANYBODY_SIGNED_IN,
            'user-profile.certifications.evidence.store' => self::NOBODY_ELSES,
            'user-profile.training.start' => self::NOBODY_ELSES,
            'impersonate.destroy' => self::ANYBODY_SIGNED_IN,
            'docs.api' => self::DEVELOPERS,
            'docs.openapi' => self::DEVELOPERS,
            'developer.api-tokens.index' => self::DEVELOPERS,
            'developer.api-tokens.store' => self::DEVELOPERS,
            'developer.api-tokens.destroy' => self::DEVELOPERS,
            'developer.webhook-sources.index' => self::DEVELOPERS,
            'developer.webhook-sources.store' => self::DEVELOPERS,
            'developer.webhook-sources.update' => self::DEVELOPERS,
            'developer.webhook-sources.rotate' => self::DEVELOPERS,
            'developer.deliveries.index' => self::DEVELOPERS,
            'developer.deliveries.reveal' => self::DEVELOPERS,
            'developer.deliveries.replay' => self::DEVELOPERS,
            ...array_fill_keys(['horizon.index', 'horizon.failed-jobs.show', 'horizon.failed-jobs.retry', 'horizon.failed-jobs.retry-many', 'horizon.failed-jobs.destroy', 'log-viewer.index'], self::DEVELOPERS),
            ...array_fill_keys(['telescope.index', 'telescope.show', 'pulse', 'nova.index', 'nova.store', 'nova.update', 'nova.destroy'], self::DEVELOPERS),
            'impersonate.store' => self::IMPERSONATORS,
            'impersonate.candidates' => self::IMPERSONATORS,
            ...ClientRouteRules::table(),
            ...RsgRouteRules::table(),
            ...AutomationRouteRules::table(),
            ...SmsAndBonusRouteRules::table(),
            ...TeamRouteRules::table(),
            ...ReportRouteRules::table(),
            'reports.clients.exports' => Ability::ViewReportExports,
            'reports.clients.exports.download' => Ability::ViewReportExports,
            'reports.clients.exports.destroy' => Ability::ViewReportExports,
            'clients.transfers.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.bonuses.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.ip-report.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.rsg-communication.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.emails.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.attachments.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.notes.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.imports.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.match-imports.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'clients.leads.export' => [Ability::ViewClients, Ability::ViewReportExports],
            'deposits.index' => Ability::ViewDeposits,
            'deposits.payid' => Ability::ViewDeposits,
            'deposits.eft' => Ability::ViewDeposits,
            'deposits.pending' => Ability::ViewDeposits,
            ...array_fill_keys(['deposits.export', 'deposits.payid.export', 'deposits.eft.export', 'deposits.pending.export'], [Ability::ViewDeposits, Ability::ViewReportExports]),
            ...array_fill_keys([
                'deposits.preview-many', 'deposits.approve-many', 'deposits.clients', 'deposits.match', 'deposits.unmatch', 'deposits.approve', 'deposits.reject', 'deposits.return',
                'deposits.split', 'deposits.undo', 'deposits.bounce', 'deposits.returns-of',
            ], self::DEPOSIT_HANDLERS),
            'deposits.reconciliation.index' => Ability::ViewDeposits,
            'deposits.reconciliation.store' => self::DEPOSIT_HANDLERS,
            'deposits.reconciliation.reopen' => self::DEPOSIT_HANDLERS,
            'deposits.reconciliation.export' => [Ability::ViewDeposits, Ability::ViewReportExports],
            'deposits.matching.index' => Ability::ViewDeposits,
            'deposits.matching.update' => self::MONEY_MANAGERS,
            'deposits.bank-files.index' => Ability::ViewDeposits,
            'deposits.bank-files.check' => self::DEPOSIT_HANDLERS,
            'deposits.bank-files.store' => self::DEPOSIT_HANDLERS,
            ...array_fill_keys(['withdrawals.batches.index', 'withdrawals.batches.show', 'withdrawals.payment-note', 'withdrawals.cancellation-reasons.index'], Ability::ViewWithdrawals),
            ...array_fill_keys([
                'withdrawals.batches.store', 'withdrawals.batches.destroy', 'withdrawals.batches.items.destroy', 'withdrawals.batches.export', 'withdrawals.batches.confirm',
                'withdrawals.batches.paid', 'withdrawals.batches.update', 'withdrawals.batches.failed', 'withdrawals.reveal-account', 'withdrawals.not-paid', 'withdrawals.paid', 'withdrawals.failed', 'withdrawals.payment-note.update', 'withdrawals.cancellation-reasons.store',
                'withdrawals.cancellation-reasons.order', 'withdrawals.cancellation-reasons.update', 'withdrawals.cancellation-reasons.destroy',
            ], self::WITHDRAWAL_HANDLERS),
            'transactions.index' => Ability::ViewTransactions,
            'transactions.show' => Ability::ViewTransactions,
            'transactions.adjustments.index' => Ability::ViewTransactions,
            'transactions.adjustments.store' => self::WITHDRAWAL_HANDLERS,
            'transactions.adjustments.reverse' => self::WITHDRAWAL_HANDLERS,
            'transactions.adjustments.update' => self::LARGE_WITHDRAWAL_APPROVERS,
            'transactions.export' => [Ability::ViewTransactions, Ability::ViewReportExports],
            'transactions.duplicate-osko-deposits.index' => [Ability::ViewTransactions, Ability::ViewDuplicateOskoDeposits],
            'transactions.duplicate-osko-deposits.show' => [Ability::ViewTransactions, Ability::ViewDuplicateOskoDeposits],
            'transactions.duplicate-osko-deposits.export' => [Ability::ViewTransactions, Ability::ViewDuplicateOskoDeposits, Ability::ViewReportExports],
            'transactions.duplicate-osko-deposits.confirm' => self::DUPLICATE_DECIDERS,
            'transactions.duplicate-osko-deposits.return' => self::DUPLICATE_DECIDERS,
            'transactions.duplicate-osko-deposits.dismiss' => self::DUPLICATE_DECIDERS,
            'transactions.duplicate-osko-deposits.reopen' => self::DUPLICATE_DECIDERS,
            'withdrawals.index' => Ability::ViewWithdrawals,
            'withdrawals.store' => [Ability::ViewWithdrawals, Ability::ViewClients],
            'withdrawals.export' => [Ability::ViewWithdrawals, Ability::ViewReportExports],
            'withdrawals.destinations' => [Ability::ViewWithdrawals, Ability::ViewClients],
            'withdrawals.destination' => [Ability::ViewWithdrawals, Ability::ViewClients],
            'withdrawals.bank-accounts.decide' => self::WITHDRAWAL_HANDLERS,
            'withdrawals.hold' => self::WITHDRAWAL_CHECKERS,
            'withdrawals.check' => self::WITHDRAWAL_CHECKERS,
            'withdrawals.approve' => self::WITHDRAWAL_HANDLERS,
            'withdrawals.cancel' => self::WITHDRAWAL_HANDLERS,
            'withdrawals.decline' => self::WITHDRAWAL_HANDLERS,
            'login' => self::NOBODY_SIGNED_IN,
            'login.store' => self::NOBODY_SIGNED_IN,
            'password.request' => self::NOBODY_SIGNED_IN,
            'password.email' => self::NOBODY_SIGNED_IN,
            'password.reset' => self::NOBODY_SIGNED_IN,
            'password.update' => self::NOBODY_SIGNED_IN,
            'invitation.edit' => self::NOBODY_SIGNED_IN,
            'invitation.update' => self::NOBODY_SIGNED_IN,
            'two-factor' => self::NOBODY_SIGNED_IN,
            'two-factor.store' => self::NOBODY_SIGNED_IN,
            'two-factor.cancel' => self::NOBODY_SIGNED_IN,
            'two-factor.enrol' => self::NOBODY_SIGNED_IN,
            'two-factor.recovery-codes' => self::NOBODY_SIGNED_IN,
            'two-factor.recovery-codes.confirm' => self::NOBODY_SIGNED_IN,
        ];
    }
}
