<?php

declare(strict_types=1);

namespace App\Actions\FilterPresets;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\FilterPreset;
use Illuminate\Support\Facades\DB;

/** Deletes a preset; `restore` undoes it, also as a default. */
final readonly class DeleteFilterPreset
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(FilterPreset $preset): void
    {
        DB::transaction(function () use ($preset): void {
            $preset->delete();
            $this->audit->record('filter_preset.deleted', $preset, ['name' => $preset->name]);
        });
    }

    public function restore(FilterPreset $preset): void
    {
        DB::transaction(function () use ($preset): void {
            $preset->restore();
            $this->audit->record('filter_preset.restored', $preset, after: ['name' => $preset->name]);
        });
    }
}
