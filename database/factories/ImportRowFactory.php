<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\Import;
use App\Models\ImportRow;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<ImportRow>
 */
final class ImportRowFactory extends Factory
{
    protected $model = ImportRow::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'import_id' => Import::factory(),
            'row_no' => 1,
            'raw' => [],
        ];
    }
}
