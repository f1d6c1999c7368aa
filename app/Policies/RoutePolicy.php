<?php

declare(strict_types=1);

namespace App\Policies;

use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\User;
use Illuminate\Http\Request;
use Illuminate\Support\Str;

/**
 * Requests that are refused whatever the user's abilities: most writes while impersonating, and writes of executives, who only
 * read. The lists name what stays open, so a new route that writes is closed until it is added.
 */
final readonly class RoutePolicy
{
    private const PERSONAL = ['session.keep-alive', 'broadcasting.*', 'notifications.*', 'notes.*', 'filter-presets.*', 'impersonate.destroy'];

    /** Decisions, exports, revealed details and the profile are closed. */
    private const OPEN_WHILE_IMPERSONATING = [
        ...self::PERSONAL, 'attachments.*', 'sms.conversations.mark-as-read',
        'clients.update', 'clients.rating', 'clients.background.store', 'clients.site-accounts.update', 'clients.activity-logs.restore',
        'clients.messages.store', 'clients.emails.store', 'clients.sms-opt-out.*',
        'clients.leads.store', 'clients.leads.update', 'clients.leads.destroy', 'clients.leads.restore', 'clients.leads.assign', 'clients.leads.move',
        'clients.leads.convert', 'clients.leads.conversion.undo',
        'db-clients.store', 'db-clients.update', 'db-clients.check', 'db-clients.outcomes.store', 'db-clients.conversion.*', 'db-clients.lists.store',
        'db-clients.lists.destroy', 'db-clients.bulk.check', 'db-clients.clean-up.*', 'db-clients.addresses.update', 'db-clients.phone-numbers.update',
    ];

    /** A request that only reads still exports. */
    private const EXPORTS = ['*.export', '*.download', '*.failed-rows'];

    /** An export or revealed detail changes no record and is recorded. */
    private const OPEN_TO_EXECUTIVES = [
        ...self::PERSONAL, 'user-profile.*', 'impersonate.store', 'reports.clients.exports.destroy', 'website-updates.seen', 'team-notes.read',
        'clients.export', 'clients.leads.export', 'clients.match-imports.export', 'db-clients.export', 'db-clients.addresses.export',
        'db-clients.phone-numbers.export', 'transactions.export', 'withdrawals.export',
        'clients.reveal-contact', 'clients.leads.reveal-contact', 'db-clients.reveal-contact',
    ];

    public function __construct(private CurrentImpersonation $current) {}

    /** Why the request is refused, or null. */
    public function refusal(Request $request, User $user): ?string
    {
        $route = (string) $request->route()?->getName();
        $actor = $this->current->find()?->actor;
        $writes = ! $request->isMethodSafe();

        return match (true) {
            $actor !== null && ($writes ? ! Str::is(self::OPEN_WHILE_IMPERSONATING, $route) : Str::is(self::EXPORTS, $route)) => 'You can’t do this while impersonating.',
            $writes && ($user->isReadOnly() || $actor?->isReadOnly() === true) && self::isClosedToExecutives($route) => 'You can’t do this because executives have read-only access.',
            default => null,
        };
    }

    /** @param  string  $route  a route that writes */
    public static function isClosedToExecutives(string $route): bool
    {
        return ! Str::is(self::OPEN_TO_EXECUTIVES, $route);
    }
}
