<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BarredEntryStatus;
use App\Enums\BarredMatchStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\Client;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Records whether a suggested client is the person of a barred entry. If so, the client is barred. */
final readonly class DecideBarredMatch
{
    public function __construct(private BarClient $bar, private AuditTrail $audit) {}

    /** @throws ChangedMeanwhileException when it was already decided or the entry has ended */
    public function handle(BarredMatch $match, bool $isSame, User $officer): void
    {
        DB::transaction(function () use ($match, $isSame, $officer): void {
            $entry = BarredEntry::query()->lockForUpdate()->findOrFail($match->barred_entry_id);
            $current = BarredMatch::query()->with('decidedBy')->lockForUpdate()->findOrFail($match->id);
            if ($current->status !== BarredMatchStatus::Suggested) {
                throw ChangedMeanwhileException::decided(
                    'client',
                    'marked “'.mb_strtolower($current->status->label()).'”',
                    $current->decidedBy,
                    $current->decided_at,
                );
            }
            if ($entry->status !== BarredEntryStatus::Active) {
                throw ChangedMeanwhileException::decided('entry', mb_strtolower($entry->status->label()));
            }
            $current->update([
                'status' => $isSame ? BarredMatchStatus::Same : BarredMatchStatus::Different,
                'decided_by' => $officer->id,
                'decided_at' => now(),
            ]);
            $client = Client::withTrashed()->lockForUpdate()->findOrFail($current->client_id);
            $this->audit->record(
                $isSame ? 'barred_entry.client_confirmed' : 'barred_entry.client_rejected',
                $entry,
                after: ['matched_client_id' => $client->id, 'client' => "{$client->full_name} (PIN {$client->pin})"],
                actorId: $officer->id,
            );
            // The undo of an import leaves an entry that a colleague worked on.
            $entry->update(['version' => $entry->version + 1, ...($isSame && ! $client->trashed() ? ['client_id' => $entry->client_id ?? $client->id] : [])]);
            if ($isSame && ! $client->trashed()) {
                $this->bar->handle($client, $entry, actorId: $officer->id);
            }
        }, 3);
    }
}
