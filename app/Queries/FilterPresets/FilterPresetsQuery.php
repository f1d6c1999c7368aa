<?php

declare(strict_types=1);

namespace App\Queries\FilterPresets;

use App\Data\FilterPresets\FilterPresetData;
use App\Data\FilterPresets\FilterPresetMenu;
use App\Data\Lists\Choice;
use App\Domain\FilterPresets\PresetAccess;
use App\Enums\FilterPresetList;
use App\Models\FilterPreset;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Query\Builder;
use Illuminate\Database\Query\JoinClause;
use Illuminate\Http\Request;
use Illuminate\Support\Collection as BaseCollection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The presets that a user may open: their own, and those shared with their role. */
final readonly class FilterPresetsQuery
{
    public function __construct(private Request $request) {}

    /** As the prop `presets` of a list's page. */
    public function menu(FilterPresetList $list, User $viewer): FilterPresetMenu
    {
        $roles = $this->rolesOf($list);

        return new FilterPresetMenu($list, $this->visible($this->opened($list, $viewer), $roles, $viewer), $this->choices($roles));
    }

    /** @return list<FilterPresetData> */
    public function all(User $viewer): array
    {
        $lists = array_values(array_filter(
            FilterPresetList::cases(),
            static fn (FilterPresetList $list): bool => $viewer->hasAbility($list->ability()),
        ));

        return $this->visible($this->read($lists, $viewer), $this->rolesOf(null), $viewer);
    }

    /** The default preset of the list; null when the viewer has none or may no longer open it. */
    public function default(FilterPresetList $list, User $viewer): ?FilterPreset
    {
        $preset = $this->opened($list, $viewer)->first(static fn (FilterPreset $preset): bool => $preset->getAttribute('is_default') !== null);

        return $preset !== null && $viewer->can('view', $preset) ? $preset : null;
    }

    /** @return list<Choice> the roles that see the list */
    public function roles(FilterPresetList $list): array
    {
        return $this->choices($this->rolesOf($list));
    }

    /**
     * Read once a request: the middleware that opens the default preset and the page's menu both need it.
     *
     * @return Collection<int, FilterPreset>
     */
    private function opened(FilterPresetList $list, User $viewer): Collection
    {
        $key = self::class.":{$list->value}:{$viewer->id}";
        if (! $this->request->attributes->has($key)) {
            $this->request->attributes->set($key, $this->read([$list], $viewer));
        }

        return $this->request->attributes->get($key);
    }

    /**
     * The viewer's own presets, presets shared with their role, and their default presets, which may no longer be shared.
     *
     * @param  list<FilterPresetList>  $lists
     * @return Collection<int, FilterPreset>
     */
    private function read(array $lists, User $viewer): Collection
    {
        $rows = DB::table('filter_presets')->whereNull('filter_presets.deleted_at')
            ->leftJoin('filter_preset_defaults as defaults', static fn (JoinClause $join): JoinClause => $join
                ->on('defaults.filter_preset_id', '=', 'filter_presets.id')->where('defaults.user_id', $viewer->id))
            ->join('users as owners', 'owners.id', '=', 'filter_presets.user_id')
            ->whereIn('filter_presets.list', array_column($lists, 'value'))
            ->where(static function (Builder $any) use ($viewer): void {
                $any->where('filter_presets.user_id', $viewer->id)
                    ->orWhereJsonContains('filter_presets.shared_role_ids', $viewer->role_id)
                    ->orWhereNotNull('defaults.id');
            })
            ->get(['filter_presets.*', 'owners.first_name as owner_first_name', 'owners.last_name as owner_last_name', 'defaults.id as is_default']);

        // Every visit of a list asks, and many users have no preset: those need no model.
        return $rows->isEmpty() ? new Collection : FilterPreset::query()->hydrate($rows->all());
    }

    /**
     * Every role's title, and whether the role sees the list.
     *
     * @return BaseCollection<int, stdClass>
     */
    private function rolesOf(?FilterPresetList $list): BaseCollection
    {
        return DB::table('roles')->leftJoin('role_abilities', static fn (JoinClause $join): JoinClause => $join
            ->on('role_abilities.role_id', '=', 'roles.id')->where('role_abilities.ability', $list?->ability()->value))
            ->orderBy('roles.title')->get(['roles.id', 'roles.title', 'role_abilities.ability']);
    }

    /**
     * @param  BaseCollection<int, stdClass>  $roles
     * @return list<Choice>
     */
    private function choices(BaseCollection $roles): array
    {
        return array_values($roles->whereNotNull('ability')->map(static fn (stdClass $role): Choice => new Choice((string) $role->id, $role->title))->all());
    }

    /**
     * @param  Collection<int, FilterPreset>  $presets
     * @param  BaseCollection<int, stdClass>  $roles
     * @return list<FilterPresetData>
     */
    private function visible(Collection $presets, BaseCollection $roles, User $viewer): array
    {
        $titles = $roles->sortBy('id')->pluck('title', 'id')->all();

        return array_values($presets
            ->filter(static fn (FilterPreset $preset): bool => $preset->user_id === $viewer->id || PresetAccess::isSharedWith($viewer, $preset))
            ->sortBy(static fn (FilterPreset $preset): array => [$preset->user_id !== $viewer->id, mb_strtolower($preset->name), $preset->id])
            ->map(static fn (FilterPreset $preset): FilterPresetData => DataFactory::make(FilterPresetData::class, $preset, [
                'query' => array_filter([...$preset->filters, 'sort' => (string) $preset->sort], static fn (string $value): bool => $value !== ''),
                'owner_name' => trim("{$preset->getAttribute('owner_first_name')} {$preset->getAttribute('owner_last_name')}"),
                'is_mine' => $preset->user_id === $viewer->id,
                'can_update' => $preset->user_id === $viewer->id || $viewer->is_developer_staff,
                'is_default' => $preset->getAttribute('is_default') !== null,
                'shared_role_ids' => array_map(strval(...), $preset->shared_role_ids),
                'shared_roles' => array_values(array_intersect_key($titles, array_flip($preset->shared_role_ids))),
            ]))->all());
    }
}
