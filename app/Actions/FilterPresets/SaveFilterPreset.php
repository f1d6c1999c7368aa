<?php

declare(strict_types=1);

namespace App\Actions\FilterPresets;

use App\Enums\FilterPresetList;
use App\Models\FilterPreset;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use Illuminate\Support\Facades\DB;

final readonly class SaveFilterPreset
{
    public function __construct(private AuditTrail $audit, private ChooseDefaultPreset $chooseDefault) {}

    /**
     * It is a ValidationException on `name` when the person has one of that name for the list.
     *
     * @param  list<int>  $roleIds  whom it is shared with
     */
    public function handle(User $owner, FilterPresetList $list, string $name, PresetContent $content, array $roleIds, bool $isDefault): FilterPreset
    {
        return PresetName::ofOne($owner->id, $list, $name, fn (): FilterPreset => DB::transaction(function () use ($owner, $list, $name, $content, $roleIds, $isDefault): FilterPreset {
            // A deleted one gives its name back, and with it the chance to be undone.
            FilterPreset::onlyTrashed()->where(['user_id' => $owner->id, 'list' => $list->value, 'name' => $name])->forceDelete();
            $facts = ['list' => $list->value, 'name' => $name, 'filters' => $content->filters, 'sort' => $content->sort, 'columns' => $content->columns, 'shared_role_ids' => $roleIds];
            $preset = FilterPreset::query()->create(['user_id' => $owner->id, ...$facts]);
            $this->audit->record('filter_preset.created', $preset, after: $facts);
            if ($isDefault) {
                $this->chooseDefault->handle($owner, $list, $preset);
            }

            return $preset;
        }));
    }
}
