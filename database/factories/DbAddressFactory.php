<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Models\DbAddress;
use App\Models\DbClient;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<DbAddress>
 */
final class DbAddressFactory extends Factory
{
    protected $model = DbAddress::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'db_client_id' => DbClient::factory(),
        ];
    }
}
