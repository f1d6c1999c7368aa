<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\BulkChangeKind;
use App\Models\BulkChange;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<BulkChange>
 */
final class BulkChangeFactory extends Factory
{
    protected $model = BulkChange::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'user_id' => User::factory(),
            'kind' => BulkChangeKind::Note,
            'payload' => ['value' => 'Spring carnival call'],
            'filters' => ['query' => [], 'ids' => null],
        ];
    }
}
