<?php

declare(strict_types=1);

namespace App\Queries\FilterPresets;

use App\Data\FilterPresets\FilterPresetData;
use App\Data\FilterPresets\FilterPresetMenu;
use App\Data\Lists\Choice;
use App\Enums\FilterPresetList;
use App\Models\FilterPreset;
use App\Models\FilterPresetDefault;
use App\Models\Role;
use App\Models\User;
use Illuminate\Database\Eloquent\Builder;

/** The presets that somebody may open: their own, and those shared with their role. */
final readonly class FilterPresetsQuery
{
    /** As the prop `presets` of a list's page. */
    public function menu(FilterPresetList $list, User $viewer): FilterPresetMenu
    {
        return new FilterPresetMenu($list, $this->visible($viewer, [$list]), $this->roles($list));
    }

    /** @return list<FilterPresetData> */
    public function all(User $viewer): array
    {
        return $this->visible($viewer, array_values(array_filter(
            FilterPresetList::cases(),
            static fn (FilterPresetList $list): bool => $viewer->hasAbility($list->ability()),
        )));
    }

    /** What the list opens with for this person: null where they chose none, or where it is no longer theirs to open. */
    public function default(FilterPresetList $list, User $viewer): ?FilterPreset
    {
        $preset = FilterPresetDefault::query()->where('user_id', $viewer->id)->where('list', $list->value)->with('filterPreset')->first()?->filterPreset;

        return $preset !== null && $viewer->can('view', $preset) ? $preset : null;
    }

    /** @return list<Choice> the roles that see the list */
    public function roles(FilterPresetList $list): array
    {
        return array_values(Role::query()
            ->whereHas('abilities', static fn (Builder $held): Builder => $held->where('ability', $list->ability()->value))
            ->orderBy('title')->get(['id', 'title'])
            ->map(static fn (Role $role): Choice => new Choice((string) $role->id, $role->title))->all());
    }

    /**
     * @param  list<FilterPresetList>  $lists
     * @return list<FilterPresetData>
     */
    private function visible(User $viewer, array $lists): array
    {
        $defaults = FilterPresetDefault::query()->where('user_id', $viewer->id)->pluck('filter_preset_id')->all();
        $titles = Role::query()->pluck('title', 'id')->all();

        return array_values(FilterPreset::query()
            ->whereIn('list', array_column($lists, 'value'))
            ->where(static function (Builder $any) use ($viewer): void {
                $any->where('user_id', $viewer->id)->orWhereJsonContains('shared_role_ids', $viewer->role_id);
            })
            ->with('user')
            ->get()
            ->sortBy(static fn (FilterPreset $preset): array => [$preset->user_id !== $viewer->id, mb_strtolower($preset->name), $preset->id])
            ->map(static fn (FilterPreset $preset): FilterPresetData => new FilterPresetData(
                id: $preset->id,
                list: $preset->list,
                name: $preset->name,
                query: array_filter([...$preset->filters, 'sort' => (string) $preset->sort], static fn (string $value): bool => $value !== ''),
                columns: $preset->columns,
                owner_name: $preset->user->full_name,
                is_mine: $preset->user_id === $viewer->id,
                can_update: $preset->user_id === $viewer->id || $viewer->is_developer_staff,
                is_default: in_array($preset->id, $defaults, true),
                shared_role_ids: array_map(strval(...), $preset->shared_role_ids),
                shared_roles: array_values(array_intersect_key($titles, array_flip($preset->shared_role_ids))),
                updated_at: $preset->updated_at->toIso8601ZuluString(),
            ))->all());
    }
}
