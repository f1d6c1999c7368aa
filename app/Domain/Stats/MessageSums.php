<?php

declare(strict_types=1);

namespace App\Domain\Stats;

use App\Enums\AutoCommunicationStatus;
use App\Enums\BetStatus;
use App\Enums\BlastKind;
use App\Enums\BlastRecipientStatus;
use App\Enums\MessageDirection;
use App\Enums\SmsStatus;
use App\Support\CalendarDay;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Calculates the rows of `message_stats` for one day in the business time zone.
 *
 * | measure | meaning |
 * |---|---|
 * | sent | messages given to the gateway: delivered, failed, unknown, or without a report yet |
 * | suppressed | clients who got nothing. One number without reasons, because marketing isn't told who is excluded |
 * | replies, opt_outs | sent messages that were answered, or whose client replied STOP, within 7 days |
 * | bettors | clients of a marketing activation blast who placed a bet that is not void within 14 days of the message |
 *
 * A blast belongs to the day it started, even when its last messages left on the next. Later replies are added by the nightly run.
 */
final readonly class MessageSums
{
    public const MEASURES = ['sent', 'delivered', 'failed', 'suppressed', 'replies', 'opt_outs', 'bettors'];

    private const ANSWER_DAYS = 7;

    private const BET_DAYS = 14;

    /** A blast ends at most 60 days after its creation. */
    private const LONGEST_WAIT_DAYS = 60;

    private const SENT = [SmsStatus::Sent, SmsStatus::Delivered, SmsStatus::Failed, SmsStatus::Unknown];

    /** @return list<array<string, int|string>> rows to insert */
    public static function of(CalendarDay $day): array
    {
        $rows = [];
        foreach (self::blasts($day) as $blast) {
            $messages = DB::table('sms_messages')->where('blast_id', $blast->id);
            $counts = (clone $messages)
                ->groupBy('status')
                ->selectRaw('status, count(*) as number')
                ->pluck('number', 'status')
                ->map(static fn (mixed $number): int => (int) $number)
                ->all();
            $refused = DB::table('blast_recipients')
                ->where('blast_id', $blast->id)
                ->where('status', BlastRecipientStatus::Suppressed)
                ->count();
            $rows[] = self::row(
                $day,
                (int) $blast->id,
                '',
                $counts,
                $refused,
                $messages,
                $blast->kind === BlastKind::MarketingActivation->value,
            );
        }
        $caused = DB::table('auto_communications')
            ->where('auto_communications.created_at', '>=', $day->from)
            ->where('auto_communications.created_at', '<', $day->until);
        foreach (
            (clone $caused)
                ->groupBy('trigger', 'status')
                ->get(['trigger', 'status', DB::raw('count(*) as number')])
                ->groupBy('trigger') as $trigger => $group
        ) {
            $counts = $group->pluck('number', 'status')->map(static fn (mixed $number): int => (int) $number)->all();
            $messages = (clone $caused)->where('trigger', $trigger)->join('sms_messages', 'sms_messages.id', '=', 'auto_communications.sms_message_id');
            $rows[] = self::row($day, 0, (string) $trigger, $counts, 0, $messages, false);
        }

        return $rows;
    }

    /** SQL for the sum of every measure. */
    public static function sums(): string
    {
        return implode(', ', array_map(static fn (string $measure): string => "sum({$measure}) as {$measure}", self::MEASURES));
    }

    /** @return list<stdClass> approved blasts that started on the day */
    private static function blasts(CalendarDay $day): array
    {
        $start = 'case when send_at > approved_at then send_at else approved_at end';

        return array_values(
            DB::table('blasts')
                ->where('approved_at', '>=', $day->plus(-self::LONGEST_WAIT_DAYS)->from)
                ->where('approved_at', '<', $day->until)
                ->whereRaw("{$start} >= ? and {$start} < ?", [$day->from->toDateTimeString(), $day->until->toDateTimeString()])
                ->orderBy('id')
                ->get(['id', 'kind'])
                ->all(),
        );
    }

    /**
     * @param  array<string, int>  $counts  messages by status
     * @param  int  $refused  clients without a message
     * @return array<string, int|string>
     */
    private static function row(CalendarDay $day, int $blastId, string $trigger, array $counts, int $refused, Builder $messages, bool $hasBettors): array
    {
        return [
            'day' => $day->date, 'blast_id' => $blastId, 'trigger' => $trigger,
            'sent' => array_sum(array_map(static fn (SmsStatus $status): int => $counts[$status->value] ?? 0, self::SENT)),
            'delivered' => $counts[SmsStatus::Delivered->value] ?? 0, 'failed' => $counts[SmsStatus::Failed->value] ?? 0,
            'suppressed' => ($counts[AutoCommunicationStatus::Suppressed->value] ?? 0) + $refused,
            ...self::answers($messages, $hasBettors),
        ];
    }

    /**
     * The database finds the first answer after each message. PHP compares the days, because each database adds days in its own way.
     *
     * @return array{replies: int, opt_outs: int, bettors: int}
     */
    private static function answers(Builder $messages, bool $hasBettors): array
    {
        $reply = "select min(reply.sent_at) from sms_messages as reply where reply.conversation_id = sms_messages.conversation_id and reply.sent_at >= sms_messages.sent_at and reply.direction = '"
            .MessageDirection::Inbound->value."'";
        $bet = "select min(bets.placed_at) from bets where bets.client_id = conversations.client_id and bets.placed_at >= sms_messages.sent_at and bets.status <> '"
            .BetStatus::Void->value."'";
        $answered = $messages
            ->whereIn('sms_messages.status', self::SENT)
            ->join('conversations', 'conversations.id', '=', 'sms_messages.conversation_id')
            ->leftJoin('clients', 'clients.id', '=', 'conversations.client_id')
            ->select('sms_messages.sent_at', 'conversations.client_id')
            ->selectRaw("({$reply}) as replied_at")
            ->selectRaw(
                'case when clients.sms_opted_out_at >= sms_messages.sent_at then clients.sms_opted_out_at end as opted_out_at',
            )
            ->selectRaw($hasBettors ? "({$bet}) as bet_at" : 'null as bet_at');

        $counted = ['replies' => 0, 'opt_outs' => 0, 'bettors' => 0];
        foreach (
            DB::query()
                ->fromSub($answered, 'answered')
                ->whereRaw('(replied_at is not null or opted_out_at is not null or bet_at is not null)')
                ->cursor() as $row
        ) {
            $sentAt = (int) strtotime((string) $row->sent_at);
            $isWithin = static fn (?string $at, int $days): bool => $at !== null && strtotime($at) < $sentAt + $days * 86_400;
            $counted['replies'] += (int) $isWithin($row->replied_at, self::ANSWER_DAYS);
            $counted['opt_outs'] += (int) $isWithin($row->opted_out_at, self::ANSWER_DAYS);
            $counted['bettors'] += (int) $isWithin($row->bet_at, self::BET_DAYS);
        }

        return $counted;
    }
}
