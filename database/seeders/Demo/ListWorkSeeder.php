<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Clients\AdvanceBulkChange;
use App\Enums\BulkChangeKind;
use App\Enums\ExportKind;
use App\Lists\Exports\ExportWriter;
use App\Models\BulkChange;
use App\Models\Client;
use App\Models\Export;
use App\Models\User;

/** Two exports and a bulk note, made by the real code. */
final readonly class ListWorkSeeder
{
    public function __construct(private ExportWriter $exports, private AdvanceBulkChange $bulk) {}

    public function run(): void
    {
        $maya = User::query()->where('first_name', 'Maya')->sole();
        foreach (['VIC' => 'Carnival call list', 'WA' => 'Licence renewal, Perth office'] as $state => $reason) {
            $export = Export::query()->create([
                'user_id' => $maya->id,
                'kind' => ExportKind::Clients,
                'filters' => ['query' => ['state' => $state], 'ids' => null],
                'reason' => $reason,
            ]);
            while ($this->exports->writePart(Export::query()->with('user')->findOrFail($export->id))) {
                continue;
            }
        }

        $change = BulkChange::query()->create([
            'user_id' => $maya->id, 'kind' => BulkChangeKind::Note, 'payload' => ['value' => 'On the carnival call list', 'category' => 'call'],
            'filters' => ['query' => [], 'ids' => array_values(Client::query()->orderBy('id')->limit(5)->pluck('id')->all())],
        ]);
        while ($this->bulk->handle($change->id)) {
            continue;
        }
        // From the day before yesterday, so that it is not queued work.
        BulkChange::query()->whereKey($change->id)->update(['finished_at' => now()->subDays(2)]);
    }
}
