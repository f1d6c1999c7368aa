<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Enums\FilterPresetList;
use App\Enums\StaffRole;
use App\Models\FilterPreset;
use App\Models\FilterPresetDefault;
use App\Models\Role;
use App\Models\User;

/** Filter presets: private, shared with a role, and a default. */
final class FilterPresetSeeder
{
    private const MANAGERS = [StaffRole::AccountManager, StaffRole::SeniorAccountManager];

    public function run(): void
    {
        $roles = Role::query()->pluck('id', 'name');
        $shared = static fn (StaffRole ...$with): array => array_map(static fn (StaffRole $role): int => (int) $roles[$role->value], array_values($with));

        $this->keep(
            'tom.vance',
            FilterPresetList::Clients,
            'My clients gone quiet',
            [
                'account_manager' => 'me',
                'status' => 'closed',
                'status_op' => 'not',
                'custom_sales_filter' => 'spring_carnival_reactivation',
            ],
            '-last_bet_at',
        );
        $this->keep('tom.vance', FilterPresetList::Clients, 'Money columns', [], null, [
            'full_name',
            'pin',
            'account_manager',
            'balance_cents',
            'last_bet_at',
            'last_deposit_at',
            'turnover',
        ]);
        $this->keep('tom.vance', FilterPresetList::Leads, 'Due this week', ['status' => 'new,contacted'], null);
        $opening = $this->keep(
            'siobhan.keane',
            FilterPresetList::Clients,
            'Active with a balance',
            ['status' => 'active', 'balance_cents' => '10000', 'balance_cents_op' => 'least'],
            '-balance_cents',
            null,
            $shared(...self::MANAGERS),
        );
        $this->keep(
            'marcus.webb',
            FilterPresetList::Clients,
            'Victorians without a manager',
            ['state' => 'VIC', 'account_manager_op' => 'empty'],
            'name',
            null,
            $shared(...self::MANAGERS),
        );
        $this->keep(
            'yuki.tanaka',
            FilterPresetList::Clients,
            'Registered, not in Genweb',
            ['custom_risk_filter' => 'not_betstopped_in_genweb'],
            null,
            null,
            $shared(StaffRole::RiskAnalyst, StaffRole::RsgOfficer),
        );
        $this->keep('ivy.zhou', FilterPresetList::DbClients, 'Fresh numbers', ['status' => 'raw'], null);

        FilterPresetDefault::query()->create(['user_id' => $opening->user_id, 'list' => FilterPresetList::Clients, 'filter_preset_id' => $opening->id]);
    }

    /**
     * @param  array<string, string>  $filters
     * @param  list<string>|null  $columns
     * @param  list<int>  $roleIds
     */
    private function keep(
        string $owner,
        FilterPresetList $list,
        string $name,
        array $filters,
        ?string $sort,
        ?array $columns = null,
        array $roleIds = [],
    ): FilterPreset {
        return FilterPreset::query()->create([
            'user_id' => User::query()->where('email', "{$owner}@paddock.example")->sole()->id,
            'list' => $list, 'name' => $name, 'filters' => $filters, 'sort' => $sort, 'columns' => $columns, 'shared_role_ids' => $roleIds,
        ]);
    }
}
