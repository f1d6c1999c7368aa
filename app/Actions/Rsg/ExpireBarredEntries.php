<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BarredEntryStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use Illuminate\Support\Facades\DB;

/** Ends the entries whose last day has passed, each in its own transaction. A failing entry is reported and doesn't stop the others. */
final readonly class ExpireBarredEntries
{
    public function __construct(private UnbarClients $unbar, private AuditTrail $audit) {}

    /** @return int the number of ended entries */
    public function handle(): int
    {
        $today = BarredEntry::earliestLastDay();
        $ids = BarredEntry::query()->where('status', BarredEntryStatus::Active)->where('until_on', '<', $today)->orderBy('id')->pluck('id');

        return $ids->filter(fn (int $id): bool => rescue(fn (): bool => DB::transaction(fn (): bool => $this->expire($id, $today), 3), false))->count();
    }

    private function expire(int $id, string $today): bool
    {
        $entry = BarredEntry::query()->lockForUpdate()->findOrFail($id);
        // A colleague may have extended or lifted it since.
        if ($entry->status !== BarredEntryStatus::Active || $entry->until_on === null || $entry->until_on->toDateString() >= $today) {
            return false;
        }
        $entry->update(['status' => BarredEntryStatus::Expired, 'version' => $entry->version + 1]);
        $this->audit->record('barred_entry.expired', $entry, ['status' => BarredEntryStatus::Active->value], ['status' => BarredEntryStatus::Expired->value]);
        $this->unbar->handle($entry);

        return true;
    }
}
