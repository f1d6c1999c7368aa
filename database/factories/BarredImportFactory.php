<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\BarredList;
use App\Enums\ImportStatus;
use App\Models\BarredImport;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<BarredImport>
 */
final class BarredImportFactory extends Factory
{
    protected $model = BarredImport::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'list' => BarredList::Barred,
            'source' => 'Victorian venue exclusions',
            'name' => 'venues.csv',
            'format' => 'csv',
            'sha256' => hash('sha256', 'venues'),
            'columns' => ['first_name' => 'First name', 'last_name' => 'Last name'],
            'status' => ImportStatus::Checked,
            'user_id' => User::factory(),
            'total_rows' => 0,
            'planned_rows' => 0,
            'added_rows' => 0,
            'changed_rows' => 0,
            'lifted_rows' => 0,
            'unchanged_rows' => 0,
            'skipped_rows' => 0,
            'error_rows' => 0,
        ];
    }
}
