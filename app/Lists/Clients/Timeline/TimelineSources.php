<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Domain\Clients\History\AuditPresenter;
use App\Domain\Clients\History\ClientFieldPresenter;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Notes\MentionText;
use App\Enums\Ability;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BetStatus;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BonusClaimStatus;
use App\Enums\DepositStatus;
use App\Enums\EmailStatus;
use App\Enums\NoteCategory;
use App\Enums\PaymentRail;
use App\Enums\PhoneOutcome;
use App\Enums\RsgChannel;
use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgEventStatus;
use App\Enums\RsgFormType;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Enums\SmsStatus;
use App\Enums\TimelineKind;
use App\Enums\TransferStatus;
use App\Enums\WithdrawalStatus;
use App\Lists\Clients\ActivityLogList;
use App\Lists\Clients\BetList;
use App\Lists\Clients\BonusClaimList;
use App\Lists\Clients\RsgCommunicationList;
use App\Lists\Clients\TransferList;
use App\Lists\Messages\EmailList;
use App\Lists\Messages\SmsMessageList;
use App\Lists\Notes\NoteList;
use App\Lists\PastRows;
use App\Models\Client;
use App\Models\PhoneLog;
use App\Models\User;
use App\Support\ContactMask;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use stdClass;

/** The sources of a client's timeline that the viewer may see. The linked pages have the details. */
final readonly class TimelineSources
{
    private const TEXT_LENGTH = 160;

    /** Protection of a client by BetStop, by the client's own SMS or by an officer. */
    private const PROTECTION = [
        'client.betstop_registered', 'client.genweb_entered', 'client.closed_for_exclusion', 'client.sms_opted_out', 'client.time_out_started', 'client.limit_removal_asked', 'client.limit_change_withdrawn',
        'client.rsg_event_moved', 'rsg_communication.resolved', 'rsg_form_submission.resolved', 'rsg_form_submission.decided', 'betstop_update.received', 'betstop_update.suppressions_ended',
        'client.exclusion_met', 'client.exclusion_confirmed', 'client.exclusion_rejected', 'client.exclusion_lifted', 'exclusion_case.opened', 'exclusion_case.joined', 'exclusion_case.accounts_frozen',
    ];

    /** Actions whose outcome has a separate entry. */
    private const SHOWN_ELSEWHERE = [
        'client.note_added', 'client.limit_set', 'client.self_excluded', 'client.rsg_event_opened', 'client.betstop_checked', 'deposit.received', 'withdrawal.requested',
        'rsg_communication.received', 'rsg_form_submission.received', 'client.sms_queued', 'client.email_queued', 'client.email_reported', 'email.received', 'client.transfer_requested', 'client.bonus_granted',
        'phone_log.received', 'phone_log.started', 'phone_log.outcome_saved',
    ];

    /**
     * @param  ClientPast|null  $past  to show the records as they were at that time
     * @return list<TimelineSource>
     */
    public static function of(Client $client, User $viewer, ?ClientPast $past): array
    {
        return [
            ...self::money($client, $viewer, $past),
            ...self::contact($client, ContactMask::isLifted($viewer), $past),
            ...self::protection($client, $past),
            ...self::limits($client, $past),
            self::audit($client, TimelineKind::Rsg, 'protection', static fn (Builder $events): Builder => $events->whereIn('audit_events.action', self::PROTECTION)),
            self::audit($client, TimelineKind::Staff, 'audit', static fn (Builder $events): Builder => ActivityLogList::withoutHidden($events, $viewer)
                ->whereNotIn('audit_events.action', [...self::SHOWN_ELSEWHERE, ...self::PROTECTION])),
        ];
    }

    /** @return list<TimelineSource> */
    private static function money(Client $client, User $viewer, ?ClientPast $past): array
    {
        return [
            new TimelineSource($client, TimelineKind::Bets, 'bet', 'bets.placed_at', 'bets', ['sport', 'market', 'selection', 'stake_cents', 'is_bonus', 'is_boosted', 'status'], static fn (stdClass $bet): array => [
                'text' => implode(', ', array_filter([
                    (TimelineSource::isTrue($bet->is_bonus) ? 'Bonus bet' : (TimelineSource::isTrue($bet->is_boosted) ? 'Boosted bet' : 'Bet'))." on {$bet->selection}", $bet->market, $bet->sport,
                ])),
                'amount_cents' => (int) $bet->stake_cents,
                'state' => BetStatus::from($bet->status)->label(),
            ], static fn (Builder $bets): Builder => $past === null ? $bets : BetList::then($bets, $past)),
            ...(! $viewer->hasAbility(Ability::ViewDeposits) ? [] : [new TimelineSource(
                $client, TimelineKind::Money, 'deposit', 'deposits.created_at', 'stats',
                ['deposits.rail', 'deposits.amount_cents', 'deposits.status', 'users.first_name', 'users.last_name'],
                static fn (stdClass $deposit): array => [
                    'text' => 'Deposit by '.PaymentRail::from($deposit->rail)->label().($deposit->first_name === null ? '' : ", approved by {$deposit->first_name} {$deposit->last_name}"),
                    'amount_cents' => (int) $deposit->amount_cents,
                    'state' => DepositStatus::from($deposit->status)->label(),
                ],
                static fn (Builder $deposits): Builder => ($past === null ? $deposits : PastTimelineRows::deposits($deposits, $past))->leftJoin('users', 'users.id', '=', 'deposits.approved_by'),
            )]),
            ...(! $viewer->hasAbility(Ability::ViewWithdrawals) ? [] : [new TimelineSource(
                $client, TimelineKind::Money, 'withdrawal', 'withdrawals.requested_at', 'stats', ['amount_cents', 'status', 'reason'],
                static fn (stdClass $withdrawal): array => [
                    'text' => 'Withdrawal requested'.($withdrawal->reason === null || $withdrawal->reason === '' ? '' : ": {$withdrawal->reason}"),
                    'amount_cents' => -1 * (int) $withdrawal->amount_cents,
                    'state' => WithdrawalStatus::from($withdrawal->status)->label(),
                ],
                static fn (Builder $withdrawals): Builder => $past === null ? $withdrawals : PastTimelineRows::withdrawals($withdrawals, $past),
            )]),
            new TimelineSource(
                $client, TimelineKind::Money, 'transfer', 'transfers.requested_at', 'transfers',
                ['transfers.amount_cents', 'transfers.status', 'from_sites.name as from_name', 'to_sites.name as to_name'],
                static fn (stdClass $transfer): array => [
                    'text' => "Transfer from {$transfer->from_name} to {$transfer->to_name}",
                    'amount_cents' => (int) $transfer->amount_cents,
                    'state' => TransferStatus::from($transfer->status)->label(),
                ],
                static fn (Builder $transfers): Builder => ($past === null ? $transfers : TransferList::then($transfers, $past))
                    ->join('site_accounts as from_accounts', 'from_accounts.id', '=', 'transfers.from_site_account_id')
                    ->join('operator_sites as from_sites', 'from_sites.id', '=', 'from_accounts.operator_site_id')
                    ->join('site_accounts as to_accounts', 'to_accounts.id', '=', 'transfers.to_site_account_id')
                    ->join('operator_sites as to_sites', 'to_sites.id', '=', 'to_accounts.operator_site_id'),
            ),
            new TimelineSource(
                $client, TimelineKind::Money, 'bonus_claim', 'bonus_claims.offered_at', 'bonuses',
                ['bonus_claims.amount_cents', 'bonus_claims.status', 'bonus_promotions.title'],
                static fn (stdClass $claim): array => [
                    'text' => "Bonus: {$claim->title}", 'amount_cents' => (int) $claim->amount_cents, 'state' => BonusClaimStatus::from($claim->status)->label(),
                ],
                static fn (Builder $claims): Builder => ($past === null ? $claims : BonusClaimList::then($claims, $past))->join('bonus_promotions', 'bonus_promotions.id', '=', 'bonus_claims.bonus_promotion_id'),
            ),
        ];
    }

    /** @return list<TimelineSource> messages and notes; only viewers who may write to clients see the texts of messages */
    private static function contact(Client $client, bool $isReader, ?ClientPast $past): array
    {
        $quote = static fn (string $text): string => '“'.Str::limit(Str::squish($text), self::TEXT_LENGTH, '…').'”';

        return [
            new TimelineSource(
                $client, TimelineKind::Messages, 'sms', 'sms_messages.sent_at', 'messages', ['direction', 'body', 'status'],
                static fn (stdClass $sms): array => [
                    'text' => ($sms->direction === 'inbound' ? 'SMS received' : 'SMS').($isReader ? ': '.$quote($sms->body) : ''),
                    'state' => $sms->direction === 'inbound' ? null : SmsStatus::from($sms->status)->label(),
                ],
                static fn (): Builder => SmsMessageList::of($client, $past),
            ),
            new TimelineSource($client, TimelineKind::Messages, 'email', 'emails.created_at', 'emails', ['direction', 'subject', 'status'], static fn (stdClass $email): array => [
                'text' => ($email->direction === 'inbound' ? 'Email received' : 'Email').($isReader ? ': '.$quote($email->subject) : ''),
                'state' => $email->direction === 'inbound' ? null : EmailStatus::from($email->status)->label(),
            ], static fn (Builder $emails): Builder => $past === null ? $emails : EmailList::then($emails, $past)),
            new TimelineSource(
                $client, TimelineKind::Messages, 'call', 'phone_logs.called_at', 'timeline',
                ['phone_logs.direction', 'phone_logs.seconds', 'phone_logs.outcome', 'users.first_name', 'users.last_name'],
                static fn (stdClass $call): array => [
                    'text' => ($call->direction === 'inbound' ? 'Call from the client' : 'Call to the client').($call->first_name === null ? '' : ($call->direction === 'inbound' ? ', taken' : '')." by {$call->first_name} {$call->last_name}")
                        .((int) $call->seconds === 0 ? '' : ', '.PhoneLog::duration((int) $call->seconds)),
                    'state' => $call->outcome === null ? null : PhoneOutcome::from($call->outcome)->label(),
                ],
                static function () use ($client, $past): Builder {
                    $calls = DB::table('phone_logs')->where('phone_logs.person_type', $client->getMorphClass())->where('phone_logs.person_id', $client->id);

                    return ($past === null ? $calls : PastTimelineRows::calls($calls, $past))->leftJoin('users', 'users.id', '=', 'phone_logs.user_id');
                },
            ),
            new TimelineSource(
                $client, TimelineKind::Notes, 'note', 'notes.created_at', 'notes', ['notes.body', 'notes.category', 'users.first_name', 'users.last_name'],
                static fn (stdClass $note): array => [
                    'text' => "{$note->first_name} {$note->last_name} noted: ".$quote(MentionText::plain($note->body)),
                    'state' => $note->category === NoteCategory::General->value ? null : NoteCategory::from($note->category)->label(),
                ],
                static fn (): Builder => NoteList::of($client, $past)->join('users', 'users.id', '=', 'notes.user_id'),
            ),
        ];
    }

    /** @return list<TimelineSource> exclusions, checks and RSG messages without their texts */
    private static function protection(Client $client, ?ClientPast $past): array
    {
        return [
            new TimelineSource($client, TimelineKind::Rsg, 'rsg_communication', 'rsg_communications.sent_at', 'rsg-communication', ['channel', 'resolved_at'], static fn (stdClass $message): array => [
                'text' => 'RSG message, '.RsgChannel::from($message->channel)->label(), 'state' => $message->resolved_at === null ? 'Open' : 'Handled',
            ], static fn (Builder $messages): Builder => $past === null ? $messages : RsgCommunicationList::then($messages, $past)),
            new TimelineSource($client, TimelineKind::Rsg, 'rsg_form', 'rsg_form_submissions.submitted_at', 'rsg', ['form_type', 'resolved_at'], static fn (stdClass $form): array => [
                'text' => 'Form sent in: '.RsgFormType::from($form->form_type)->label(), 'state' => $form->resolved_at === null ? 'Open' : 'Handled',
            ], static fn (Builder $forms): Builder => $past === null ? $forms : PastRows::of($forms, $past, 'rsg_form_submissions.client_id', 'created_at', ['id', 'form_type', 'submitted_at'], ['resolved_at' => PastRows::once($past, 'rsg_form_submissions.resolved_at')])),
            new TimelineSource($client, TimelineKind::Rsg, 'rsg_event', 'rsg_events.created_at', 'rsg', ['kind', 'severity', 'status'], static fn (stdClass $event): array => [
                'text' => 'RSG event: '.RsgEventKind::from($event->kind)->label().', severity '.mb_strtolower(RsgEventSeverity::from($event->severity)->label()),
                'state' => RsgEventStatus::from($event->status)->label(),
            ], static fn (Builder $events): Builder => $past === null ? $events : PastTimelineRows::events($events, $past)),
            // Clients barred at their own request or by our decision.
            new TimelineSource($client, TimelineKind::Rsg, 'barred_entry', 'barred_entries.created_at', 'rsg', ['list', 'until_on', 'status'], static fn (stdClass $entry): array => [
                'text' => (BarredList::from($entry->list) === BarredList::SelfExclusion ? 'Self-exclusion' : 'Barred')
                    .($entry->until_on === null ? ', for good' : ' until '.CarbonImmutable::parse(substr($entry->until_on, 0, 10))->format('j M Y')),
                'state' => BarredEntryStatus::from($entry->status)->label(),
            ], static fn (Builder $entries): Builder => $past === null ? $entries : PastTimelineRows::exclusions($entries, $past)),
            new TimelineSource(
                $client, TimelineKind::Rsg, 'betstop_check', 'betstop_checks.checked_at', 'rsg', ['purpose', 'result'],
                static fn (stdClass $check): array => [
                    'text' => 'BetStop check, '.mb_strtolower(BetstopCheckPurpose::from($check->purpose)->label()), 'state' => BetstopCheckResult::from($check->result)->label(),
                ],
                static fn (): Builder => PastRows::keep(DB::table('betstop_checks')->where('person_type', $client->getMorphClass())->where('person_id', $client->id), $past, 'betstop_checks.person_id', 'created_at'),
            ),
        ];
    }

    /** @return list<TimelineSource> limits when they were set, and when they ended without a following limit */
    private static function limits(Client $client, ?ClientPast $past): array
    {
        $name = static fn (stdClass $limit): string => RsgLimitKind::from($limit->kind)->label().' limit';
        $per = static fn (stdClass $limit): string => ', per '.mb_strtolower(RsgLimitPeriod::from($limit->period)->label());
        $cents = static fn (stdClass $limit): ?int => $limit->amount_cents === null ? null : (int) $limit->amount_cents;
        $columns = ['rsg_limits.kind', 'rsg_limits.amount_cents', 'rsg_limits.minutes', 'rsg_limits.period'];
        $minutes = static fn (stdClass $limit): string => $limit->minutes.' '.Str::plural('minute', (int) $limit->minutes);

        return [
            new TimelineSource(
                $client, TimelineKind::Rsg, 'rsg_limit', 'rsg_limits.created_at', 'rsg', [...$columns, 'rsg_limits.effective_at', 'rsg_limits.ended_at'],
                static fn (stdClass $limit): array => [
                    'text' => $name($limit).' set'.($limit->minutes === null ? '' : ' to '.$minutes($limit)).$per($limit),
                    'amount_cents' => $cents($limit),
                    'state' => match (true) {
                        $limit->ended_at !== null && $limit->ended_at <= $limit->effective_at => 'Withdrawn',
                        CarbonImmutable::parse($limit->effective_at, 'UTC') > ($past->moment ?? CarbonImmutable::now()) => 'Waiting',
                        default => null,
                    },
                ],
                static fn (Builder $limits): Builder => $past === null ? $limits : PastTimelineRows::limits($limits, $past),
            ),
            new TimelineSource(
                $client, TimelineKind::Rsg, 'rsg_limit_end', 'rsg_limits.ended_at', 'rsg', $columns,
                static fn (stdClass $limit): array => [
                    'text' => $name($limit).' ended'.($limit->minutes === null ? '' : ', '.$minutes($limit)).$per($limit), 'amount_cents' => $cents($limit),
                ],
                static fn (Builder $limits): Builder => PastRows::keep($limits, $past, 'rsg_limits.client_id', 'created_at')
                    ->where('rsg_limits.ended_at', '<=', CarbonImmutable::now())->whereColumn('rsg_limits.ended_at', '>', 'rsg_limits.effective_at')
                    ->whereNotExists(static fn (Builder $next): Builder => $next->from('rsg_limits as next')->whereColumn('next.client_id', 'rsg_limits.client_id')
                        ->whereColumn('next.kind', 'rsg_limits.kind')->whereColumn('next.period', 'rsg_limits.period')->whereColumn('next.effective_at', 'rsg_limits.ended_at')
                        ->where(static fn (Builder $came): Builder => $came->whereNull('next.ended_at')->orWhereColumn('next.ended_at', '>', 'next.effective_at'))),
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
            $client, $kind, $name, 'audit_events.created_at', 'activity-logs',
            ['audit_events.action', 'audit_events.before', 'audit_events.after', 'actors.first_name', 'actors.last_name', 'impersonators.first_name as impersonator_first_name', 'impersonators.last_name as impersonator_last_name'],
            static function (stdClass $event, ClientFieldPresenter $values): array {
                $actor = $event->first_name === null ? 'the system' : "{$event->first_name} {$event->last_name}";
                $who = $event->impersonator_first_name === null ? $actor : "{$event->impersonator_first_name} {$event->impersonator_last_name} as {$actor}";

                return ['text' => AuditPresenter::sentence($event->action, $who, AuditPresenter::decode($event->before), AuditPresenter::decode($event->after), $values)];
            },
            static fn (Builder $events): Builder => $narrow($events->leftJoin('users as actors', 'actors.id', '=', 'audit_events.actor_id')
                ->leftJoin('users as impersonators', 'impersonators.id', '=', 'audit_events.impersonator_id')),
        );
    }
}
