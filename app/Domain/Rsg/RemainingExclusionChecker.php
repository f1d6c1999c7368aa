<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Domain\Protection\ExclusionChecker;
use App\Enums\BarredEntryStatus;
use App\Enums\BetstopState;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Support\BusinessDay;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** Finds the exclusion that would still apply to a person without the marks of their client records. */
final readonly class RemainingExclusionChecker
{
    public function __construct(private ExclusionChecker $exclusions) {}

    /**
     * @param  list<int>  $clientIds  the person's clients
     * @return string|null one sentence; null when every exclusion has lapsed
     */
    public function find(array $clientIds): ?string
    {
        $entry = BarredEntry::query()->whereIn('client_id', $clientIds)->where('status', BarredEntryStatus::Active)
            ->where(static fn (Builder $open): Builder => $open->whereNull('until_on')->orWhere('until_on', '>=', BusinessDay::today()->date))->first();
        if ($entry !== null) {
            return "{$entry->full_name} is on the barred list".($entry->until_on === null ? ', permanently.' : " until {$entry->until_on->format('j M Y')}.");
        }

        // The marks are taken off only for the question: the checker also looks at them.
        DB::beginTransaction();
        try {
            Client::query()->whereKey($clientIds)->update(['is_barred' => false, 'betstop_state' => BetstopState::Unchecked]);
            foreach (Client::query()->whereKey($clientIds)->get() as $client) {
                $exclusion = $this->exclusions->findByName($client);
                if ($exclusion !== null) {
                    return "{$exclusion->reason}.";
                }
            }

            return null;
        } finally {
            DB::rollBack();
        }
    }
}
