<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BarredMatchStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use Illuminate\Database\Eloquent\Builder;

/**
 * Takes the barred mark off the clients of an entry that ended, unless another entry applies to them or they have an exclusion case.
 * The mark of a self-exclusion stays. Accounts stay closed and suppressions stay. After a mistake the case ends too, if it holds nothing else.
 */
final readonly class UnbarClients
{
    public function __construct(private EndMistakenExclusion $mistakes, private AuditTrail $audit) {}

    /**
     * Call it in the transaction that ends the entry, after ending it.
     *
     * @param  int|null  $actorId  null for the signed-in user or the system
     * @param  bool  $wasMistake  the entry never applied, so the mark of a self-exclusion ends too
     */
    public function handle(BarredEntry $ended, ?int $actorId = null, bool $wasMistake = false): void
    {
        if ($ended->list !== BarredList::Barred && ! $wasMistake) {
            return;
        }
        $clients = Client::query()->whereKey([...self::same($ended->id)->pluck('client_id')->all(), ...array_filter([$ended->client_id])])
            ->where('is_barred', true)->orderBy('id')->lockForUpdate()->get();
        foreach ($clients as $client) {
            if ($this->isBarredByAnother($client, $ended)) {
                continue;
            }
            $case = self::case($client);
            if ($case !== null) {
                if ($wasMistake) {
                    $this->mistakes->handle($case, $ended, $actorId);
                }

                continue;
            }
            Client::query()->whereKey($client->id)->update(['is_barred' => false, 'version' => $client->version + 1]);
            $this->audit->record('client.bar_ended', $client, ['is_barred' => true], ['is_barred' => false, 'barred_entry_id' => $ended->id], $actorId);
        }
    }

    /** An active entry, or a self-exclusion, also one that ended: only staff end its consequences. */
    private function isBarredByAnother(Client $client, BarredEntry $ended): bool
    {
        return BarredEntry::query()
            ->whereKeyNot($ended->id)
            ->where(
                static fn (Builder $any): Builder => $any
                    ->where('client_id', $client->id)
                    ->orWhereIn(
                        'id',
                        BarredMatch::query()
                            ->where('client_id', $client->id)
                            ->where('status', BarredMatchStatus::Same)
                            ->select('barred_entry_id'),
                    ),
            )
            ->where(
                static fn (Builder $any): Builder => $any
                    ->where('status', BarredEntryStatus::Active)
                    ->orWhere(
                        static fn (Builder $self): Builder => $self
                            ->where('list', BarredList::SelfExclusion)
                            ->where('status', BarredEntryStatus::Expired),
                    ),
            )
            ->exists();
    }

    /** Nothing reopens automatically: two colleagues lift the case of an excluded person ({@see ConfirmExclusionLift}). */
    private static function case(Client $client): ?ExclusionCase
    {
        return ExclusionRecord::query()->with('exclusionCase')->where('live_key', ExclusionRecord::liveKey('client', $client->id))->first()?->exclusionCase;
    }

    /** @return Builder<BarredMatch> */
    private static function same(int $entryId): Builder
    {
        return BarredMatch::query()->where('barred_entry_id', $entryId)->where('status', BarredMatchStatus::Same);
    }
}
