<?php

declare(strict_types=1);

namespace App\Actions\FilterPresets;

use App\Domain\FilterPresets\PresetName;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\FilterPreset;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;

final readonly class UpdateFilterPreset
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  list<int>  $roleIds
     * @param  array{filters: array<string, string>, sort: string|null, columns: list<string>|null}|null  $content  null to change only name and sharing
     *
     * @throws \Illuminate\Validation\ValidationException on `name` when the user has another preset with this name
     */
    public function handle(FilterPreset $preset, string $name, array $roleIds, ?array $content): void
    {
        $facts = ['name' => $name, 'shared_role_ids' => $roleIds, ...$content ?? []];

        PresetName::ofOne($preset->user_id, $preset->list, $name, fn () => DB::transaction(function () use ($preset, $name, $facts): void {
            $before = Arr::only($preset->toArray(), array_keys($facts));
            $changed = array_keys(array_filter($facts, static fn (mixed $value, string $field): bool => $before[$field] !== $value, ARRAY_FILTER_USE_BOTH));
            if ($changed === []) {
                return;
            }
            FilterPreset::onlyTrashed()->where(['user_id' => $preset->user_id, 'list' => $preset->list->value, 'name' => $name])->forceDelete();
            $preset->fill($facts)->save();
            $this->audit->record('filter_preset.updated', $preset, Arr::only($before, $changed), Arr::only($facts, $changed));
        }));
    }
}
