<?php

declare(strict_types=1);

namespace App\Actions\Matches;

use App\Actions\Rsg\OpenExclusionCase;
use App\Actions\Rsg\OpenRsgEvent;
use App\Domain\Matches\Merging\IdRanges;
use App\Domain\Matches\Merging\RowMover;
use App\Domain\Protection\ProtectedPeople;
use App\Enums\BetstopState;
use App\Enums\ExclusionReason;
use App\Enums\RsgEventKind;
use App\Enums\RsgEventSeverity;
use App\Enums\RsgFormType;
use App\Models\Client;
use App\Models\ExclusionRecord;
use App\Models\Merge;
use App\Models\RsgLimit;
use App\Models\User;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Copies the protection of a merged client to the other client when the merge is undone, because it may be about either. */
final readonly class ShareProtection
{
    public function __construct(private OpenRsgEvent $openEvent, private OpenExclusionCase $cases) {}

    /**
     * Call it in the transaction of the undo, after the rows moved back.
     *
     * @param  bool  $isMarked  whether a mark (barred, BetStop, SMS opt-out) was copied to one of the clients
     * @return list<string> what both clients have now, in words
     */
    public function handle(Merge $merge, bool $isMarked, User $user): array
    {
        if ($isMarked) {
            $this->openCases($merge, $user);
        }

        return array_values(
            array_filter([
                $isMarked ? 'protective marks (barred, BetStop, SMS opt-out) are now on both clients' : null,
                self::copyLimits($merge) ? 'limits and time-outs since the merge are now on both clients' : null,
                self::continueLimits($merge) ? 'the other client’s limits that were loosened or removed since the merge apply again' : null,
                RowMover::copyRefusals($merge) ? 'refusals of marketing since the merge now count for both clients' : null,
                $this->copyHolds($merge, $user)
                    ? 'serious RSG events and requests for protection since the merge stay with the client, and the other client has RSG events about them'
                    : null,
            ]),
        );
    }

    /** A client who is excluded by the mark of the other has a checklist too, and two colleagues can lift the exclusion later. */
    private function openCases(Merge $merge, User $user): void
    {
        foreach (Client::query()->whereKey([$merge->winner_id, $merge->loser_id])->orderBy('id')->get() as $client) {
            $case = ExclusionRecord::query()->where('live_key', ExclusionRecord::liveKey('client', $client->id))->first()?->exclusionCase;
            if ($client->betstop_state === BetstopState::Registered && $case?->hasReason(ExclusionReason::Betstop) !== true) {
                $this->cases->handle($client, ExclusionReason::Betstop, $user->id);
            }
            if ($client->is_barred && $case?->hasReason(ExclusionReason::Barred) !== true && $case?->hasReason(ExclusionReason::SelfExclusion) !== true) {
                $this->cases->handle($client, ExclusionReason::Barred, $user->id);
            }
        }
    }

    /**
     * Limits and time-outs since the merge hold for both: a limit may have replaced the other client's own.
     *
     * @return bool whether there were any
     */
    private static function copyLimits(Merge $merge): bool
    {
        $now = now();
        $copied = 0;
        foreach (
            [
                'rsg_limits' => static fn (Builder $limits): Builder => $limits
                    ->whereNull('ended_at')
                    ->orWhere('ended_at', '>', $now),
                'time_outs' => static fn (Builder $timeOuts): Builder => $timeOuts->where('ends_at', '>', $now),
            ] as $table => $lasts
        ) {
            foreach (
                DB::table($table)
                    ->where('client_id', $merge->winner_id)
                    ->where('created_at', '>=', $merge->created_at)
                    ->where($lasts)
                    ->orderBy('id')
                    ->get() as $row
            ) {
                DB::table($table)->insert([
                    'client_id' => $merge->loser_id,
                    ...array_diff_key((array) $row, ['id' => true, 'client_id' => true]),
                ]);
                $copied++;
            }
        }

        return $copied > 0;
    }

    /**
     * A limit that was loosened or removed since the merge ended for both clients. It applies again to the one who made no such request.
     *
     * @return bool whether there were any
     */
    private static function continueLimits(Merge $merge): bool
    {
        $amount = static fn (RsgLimit $limit): int => $limit->amount_cents ?? $limit->minutes ?? 0;
        $present = RsgLimit::query()->where('client_id', $merge->loser_id)->where('effective_at', '<=', now())->whereNull('ended_at')->get();
        $continued = RsgLimit::query()
            ->whereKey(IdRanges::unpack((string) ($merge->snapshot['moved']['rsg_limits.client_id'] ?? '')))
            ->where('client_id', $merge->loser_id)
            ->where('updated_at', '>=', $merge->created_at)
            // Otherwise it was dropped before it applied.
            ->whereColumn('ended_at', '>', 'effective_at')
            ->get()
            ->reject(static fn (RsgLimit $limit): bool => $present->contains(
                static fn (RsgLimit $other): bool => $other->kind === $limit->kind && $other->period === $limit->period && $amount($other) <= $amount($limit),
            ))
            ->each(static fn (RsgLimit $limit): bool => $limit->update(['ended_at' => null]));

        return $continued->isNotEmpty();
    }

    /**
     * Opens an event for the loser about each serious RSG event and request for protection since the merge, which may be theirs. It
     * holds back marketing and bonuses until an officer closes it.
     *
     * @return bool whether there were any
     */
    private function copyHolds(Merge $merge, User $user): bool
    {
        $since = static fn (Builder $rows): array => $rows
            ->where('client_id', $merge->winner_id)
            ->where('created_at', '>=', $merge->created_at)
            ->orderBy('id')
            ->get()
            ->all();
        $holds = [
            ...array_map(
                static fn (stdClass $event): array => [RsgEventKind::from($event->kind), $event->description],
                $since(ProtectedPeople::seriousEvents()),
            ),
            ...array_map(
                static fn (stdClass $form): array => [
                    RsgEventKind::HelpRequest,
                    RsgFormType::from($form->form_type)->label()." form {$form->id}",
                ],
                $since(ProtectedPeople::openRequests()),
            ),
        ];
        $winner = Client::query()->findOrFail($merge->winner_id);
        $loser = Client::query()->findOrFail($merge->loser_id);
        foreach ($holds as [$kind, $text]) {
            $event = $this->openEvent->handle(
                $loser,
                $kind,
                RsgEventSeverity::High,
                "Recorded for PIN {$winner->pin} while both clients were merged. Check which client it is about: {$text}",
                $user,
            );
            // The merge's colleague may have no right to RSG work.
            $event->update(['owner_id' => null]);
        }

        return $holds !== [];
    }
}
