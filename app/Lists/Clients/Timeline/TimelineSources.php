<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Domain\Clients\History\AuditPresenter;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Domain\Clients\History\ClientPast;
use App\Enums\TimelineKind;
use App\Lists\Clients\ActivityLogList;
use App\Models\Client;
use App\Models\User;
use App\Support\ContactMask;
use Illuminate\Database\Query\Builder;
use stdClass;

/** The sources of a client's timeline that the viewer may see. The linked pages have the details. */
final readonly class TimelineSources
{
    /** Protection of a client by BetStop, by the client's own request or by an officer. */
    private const PROTECTION = [
        'client.betstop_registered',
        'client.genweb_entered',
        'client.closed_for_exclusion',
        'client.sms_opted_out',
        'client.sms_opt_out_undone',
        'client.time_out_started',
        'client.limit_removal_asked',
        'client.limit_change_withdrawn',
        'client.rsg_event_moved',
        'rsg_communication.resolved',
        'rsg_form_submission.resolved',
        'rsg_form_submission.decided',
        'betstop_update.received',
        'betstop_update.suppressions_ended',
        'client.exclusion_met',
        'client.exclusion_confirmed',
        'client.exclusion_rejected',
        'client.exclusion_lifted',
        'exclusion_case.opened',
        'exclusion_case.joined',
        'exclusion_case.accounts_frozen',
    ];

    /** Actions whose outcome has a separate entry. */
    private const SHOWN_ELSEWHERE = [
        'client.note_added',
        'client.limit_set',
        'client.self_excluded',
        'client.rsg_event_opened',
        'client.betstop_checked',
        'deposit.received',
        'withdrawal.requested',
        'rsg_communication.received',
        'rsg_form_submission.received',
        'client.sms_queued',
        'client.sms_stop_received',
        'client.email_queued',
        'client.email_reported',
        'email.received',
        'client.transfer_requested',
        'client.bonus_granted',
        'phone_log.received',
        'phone_log.started',
        'phone_log.outcome_saved',
    ];

    /**
     * @param  ClientPast|null  $past  to show the records as they were at that time
     * @return list<TimelineSource>
     */
    public static function of(Client $client, User $viewer, ?ClientPast $past): array
    {
        return [
            ...MoneySources::of($client, $viewer, $past),
            ...ContactSources::of($client, ContactMask::isLifted($viewer), $past),
            ...ProtectionSources::of($client, $past),
            self::audit(
                $client,
                TimelineKind::Rsg,
                'protection',
                static fn (Builder $events): Builder => $events->whereIn('audit_events.action', self::PROTECTION),
            ),
            self::audit(
                $client,
                TimelineKind::Staff,
                'audit',
                static fn (Builder $events): Builder => ActivityLogList::withoutHidden($events, $viewer)->whereNotIn(
                    'audit_events.action',
                    [...self::SHOWN_ELSEWHERE, ...self::PROTECTION],
                ),
            ),
        ];
    }

    /**
     * Entries say what changed; the activity log has all details.
     *
     * @param  callable(Builder): Builder  $narrow
     */
    private static function audit(Client $client, TimelineKind $kind, string $name, callable $narrow): TimelineSource
    {
        return new TimelineSource(
            $client,
            $kind,
            $name,
            'audit_events.created_at',
            'activity-logs',
            [
                'audit_events.action',
                'audit_events.before',
                'audit_events.after',
                'actors.first_name',
                'actors.last_name',
                'impersonators.first_name as impersonator_first_name',
                'impersonators.last_name as impersonator_last_name',
            ],
            static function (stdClass $event, ClientFieldPresenter $values): array {
                $actor = $event->first_name === null ? 'the system' : "{$event->first_name} {$event->last_name}";
                $who = $event->impersonator_first_name === null ? $actor : "{$event->impersonator_first_name} {$event->impersonator_last_name} as {$actor}";

                return [
                    'text' => AuditPresenter::sentence(
                        $event->action,
                        $who,
                        AuditPresenter::decode($event->before),
                        AuditPresenter::decode($event->after),
                        $values,
                    ),
                ];
            },
            static fn (Builder $events): Builder => $narrow($events->leftJoin('users as actors', 'actors.id', '=', 'audit_events.actor_id')
                ->leftJoin('users as impersonators', 'impersonators.id', '=', 'audit_events.impersonator_id')),
        );
    }
}
