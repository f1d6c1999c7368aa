<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Domain\Protection\ExclusionCertainty;
use App\Domain\Protection\GateInputReader;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredMatchStatus;
use App\Enums\GatePurpose;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use Illuminate\Database\Eloquent\Builder;

/** Finds the exclusion that would still apply to a person without the marks of their client records. */
final readonly class RemainingExclusionChecker
{
    public function __construct(private GateInputReader $reader) {}

    /**
     * @param  list<int>  $clientIds  the person's clients
     * @return string|null one sentence; null when every exclusion has lapsed
     */
    public function find(array $clientIds): ?string
    {
        // A colleague may have confirmed the person of an entry that names another client.
        $confirmed = BarredMatch::query()->whereIn('client_id', $clientIds)->where('status', BarredMatchStatus::Same)->select('barred_entry_id');
        $entry = BarredEntry::query()->where(static fn (Builder $any): Builder => $any->whereIn('client_id', $clientIds)->orWhereIn('id', $confirmed))->where('status', BarredEntryStatus::Active)
            ->where(static fn (Builder $open): Builder => $open->whereNull('until_on')->orWhere('until_on', '>=', BarredEntry::earliestLastDay()))->first();
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

        return null;
    }
}
