<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\ExportKind;
use App\Models\Export;
use App\Models\User;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Export>
 */
final class ExportFactory extends Factory
{
    protected $model = Export::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'user_id' => User::factory(),
            'kind' => ExportKind::Clients,
            'filters' => [],
            'reason' => 'Asked for by the client',
        ];
    }
}
