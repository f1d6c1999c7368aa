<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Domain\Clients\History\AuditPresenter;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Enums\TimelineKind;
use App\Models\Client;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Timeline entries from the audit trail. They name the changed fields; the activity log has the values. */
final readonly class AuditSource
{
    /** Protection of a client by BetStop, by the client's own SMS or by an officer. */
    private const PROTECTION = [
        'client.betstop_registered', 'client.genweb_entered', 'client.closed_for_exclusion', 'client.sms_opted_out', 'client.limit_removal_asked', 'client.limit_change_withdrawn',
        'client.rsg_event_moved', 'rsg_communication.resolved', 'rsg_form_submission.resolved', 'betstop_update.received', 'betstop_update.suppressions_ended',
    ];

    /** Actions whose outcome has an entry of its own. */
    private const SHOWN_ELSEWHERE = [
        'client.note_added', 'client.limit_set', 'client.self_excluded', 'client.rsg_event_opened', 'client.betstop_checked', 'deposit.received', 'withdrawal.requested',
        'rsg_communication.received', 'rsg_form_submission.received', 'client.sms_queued', 'client.email_queued', 'client.email_reported', 'email.received', 'client.transfer_requested', 'client.bonus_granted',
    ];

    /** All other changes to the client. */
    public static function deeds(Client $client): TimelineSource
    {
        return self::source($client, TimelineKind::Staff, 'audit', static fn (Builder $events): Builder => $events->whereNotIn('audit_events.action', [...self::SHOWN_ELSEWHERE, ...self::PROTECTION]));
    }

    public static function protection(Client $client): TimelineSource
    {
        return self::source($client, TimelineKind::Rsg, 'protection', static fn (Builder $events): Builder => $events->whereIn('audit_events.action', self::PROTECTION));
    }

    /** @param  callable(Builder): Builder  $narrow */
    private static function source(Client $client, TimelineKind $kind, string $name, callable $narrow): TimelineSource
    {
        return new TimelineSource(
            $kind, $name, 'audit_events', 'audit_events.created_at',
            static fn (): Builder => $narrow(DB::table('audit_events')->leftJoin('users as actors', 'actors.id', '=', 'audit_events.actor_id')
                ->leftJoin('users as impersonators', 'impersonators.id', '=', 'audit_events.impersonator_id')
                ->where('audit_events.client_id', $client->id)),
            ['audit_events.action', 'audit_events.before', 'audit_events.after', 'actors.first_name', 'actors.last_name',
                'impersonators.first_name as impersonator_first_name', 'impersonators.last_name as impersonator_last_name'],
            static fn (stdClass $event): array => ['text' => self::say($event)],
            route('clients.activity-logs', $client->id, absolute: false),
        );
    }

    private static function say(stdClass $event): string
    {
        $actor = $event->first_name === null ? 'the system' : "{$event->first_name} {$event->last_name}";
        $who = $event->impersonator_first_name === null ? $actor : "{$event->impersonator_first_name} {$event->impersonator_last_name} as {$actor}";
        $fields = array_keys((array) json_decode($event->before, true, flags: JSON_THROW_ON_ERROR));
        $changed = $fields === [] ? '' : ': '.implode(', ', array_map(ClientFieldPresenter::label(...), $fields));

        return AuditPresenter::title($event->action)." by {$who}{$changed}";
    }
}
