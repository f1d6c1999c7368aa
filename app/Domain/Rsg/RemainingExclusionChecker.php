<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Domain\Protection\ExcludedPeople;
use App\Domain\Protection\ExclusionCertainty;
use App\Domain\Protection\GateInputReader;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredMatchStatus;
use App\Enums\ExclusionReviewStatus;
use App\Enums\GatePurpose;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\ExclusionReview;
use Illuminate\Database\Eloquent\Builder;

/** Finds the exclusion that would still apply to a person without the marks of their client records. */
final readonly class RemainingExclusionChecker
{
    public function __construct(private GateInputReader $reader, private ExcludedPeople $excluded) {}

    /**
     * @param  list<int>  $clientIds  the person's clients
     * @return string|null one sentence; null when every exclusion has lapsed
     */
    public function find(array $clientIds): ?string
    {
        // A colleague may have confirmed the person of an entry that names another client.
        $confirmed = BarredMatch::query()
            ->whereIn('client_id', $clientIds)
            ->where('status', BarredMatchStatus::Same)
            ->select('barred_entry_id');
        $entry = BarredEntry::query()
            ->where(static fn (Builder $any): Builder => $any->whereIn('client_id', $clientIds)->orWhereIn('id', $confirmed))
            ->where('status', BarredEntryStatus::Active)
            ->where(
                static fn (Builder $open): Builder => $open
                    ->whereNull('until_on')
                    ->orWhere('until_on', '>=', BarredEntry::earliestLastDay()),
            )
            ->first();
        if ($entry !== null) {
            return "{$entry->full_name} is on the barred list".($entry->until_on === null ? ', permanently.' : " until {$entry->until_on->format('j M Y')}.");
        }

        foreach ($this->reader->ofClients($clientIds, GatePurpose::Reopening) as $input) {
            foreach ($input->excludedAs(ExclusionCertainty::SamePerson) as $match) {
                if ($match->sourceType !== 'client' || ! in_array($match->sourceId, $clientIds, true)) {
                    return "{$match->exclusion->reason}.";
                }
            }
        }

        return $this->confirmed($clientIds);
    }

    /**
     * By a possible match that a colleague confirmed. An edit since may have hidden it from the gate.
     *
     * @param  list<int>  $clientIds
     */
    private function confirmed(array $clientIds): ?string
    {
        foreach (
            ExclusionReview::query()
                ->where('person_type', 'client')
                ->whereIn('person_id', $clientIds)
                ->where('status', ExclusionReviewStatus::Same)
                ->orderBy('id')
                ->get() as $review
        ) {
            $isOwn = $review->source_type === 'client' && in_array($review->source_id, $clientIds, true);
            $exclusion = $isOwn ? null : $this->excluded->bySource($review->source_type, $review->source_id);
            if ($exclusion !== null) {
                return "{$exclusion->reason}.";
            }
        }

        return null;
    }
}
