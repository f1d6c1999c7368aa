<?php

declare(strict_types=1);

namespace App\Actions\FilterPresets;

use App\Enums\FilterPresetList;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\FilterPreset;
use App\Models\FilterPresetDefault;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Sets a user's default preset for a list. */
final readonly class ChooseDefaultPreset
{
    public function __construct(private AuditTrail $audit) {}

    /** @param  FilterPreset|null  $preset  null for no preset */
    public function handle(User $person, FilterPresetList $list, ?FilterPreset $preset): void
    {
        DB::transaction(function () use ($person, $list, $preset): void {
            $own = FilterPresetDefault::query()->where('user_id', $person->id)->where('list', $list->value);
            $before = (clone $own)->value('filter_preset_id');
            if ($before === $preset?->id) {
                return;
            }
            if ($preset === null) {
                $own->delete();
            } else {
                FilterPresetDefault::query()->updateOrCreate(['user_id' => $person->id, 'list' => $list], ['filter_preset_id' => $preset->id]);
            }
            $this->audit->record(
                'filter_preset.default_chosen',
                $person,
                ['list' => $list->value, 'filter_preset_id' => $before],
                ['list' => $list->value, 'filter_preset_id' => $preset?->id],
            );
        });
    }
}
