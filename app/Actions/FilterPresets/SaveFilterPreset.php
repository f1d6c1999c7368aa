<?php

declare(strict_types=1);

namespace App\Actions\FilterPresets;

use App\Domain\FilterPresets\PresetName;
use App\Enums\FilterPresetList;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\FilterPreset;
use App\Models\User;
use Illuminate\Support\Facades\DB;

final readonly class SaveFilterPreset
{
    public function __construct(private AuditTrail $audit, private ChooseDefaultPreset $chooseDefault) {}

    /**
     * @param  array{filters: array<string, string>, sort: string|null, columns: list<string>|null}  $content
     * @param  list<int>  $roleIds  the roles it is shared with
     *
     * @throws \Illuminate\Validation\ValidationException on `name` when the user has a preset with this name
     */
    public function handle(
        User $owner,
        FilterPresetList $list,
        string $name,
        array $content,
        array $roleIds,
        bool $isDefault,
    ): FilterPreset {
        return PresetName::ofOne(
            $owner->id,
            $list,
            $name,
            fn (): FilterPreset => DB::transaction(function () use (
                $owner,
                $list,
                $name,
                $content,
                $roleIds,
                $isDefault,
            ): FilterPreset {
                // A deleted preset with this name is removed for good.
                FilterPreset::onlyTrashed()
                    ->where(['user_id' => $owner->id, 'list' => $list->value, 'name' => $name])
                    ->forceDelete();
                $facts = ['list' => $list->value, 'name' => $name, ...$content, 'shared_role_ids' => $roleIds];
                $preset = FilterPreset::query()->create(['user_id' => $owner->id, ...$facts]);
                $this->audit->record('filter_preset.created', $preset, after: $facts);
                if ($isDefault) {
                    $this->chooseDefault->handle($owner, $list, $preset);
                }

                return $preset;
            }));
    }
}
