<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\PhoneKind;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<DbPhoneNumber>
 */
final class DbPhoneNumberFactory extends Factory
{
    protected $model = DbPhoneNumber::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'db_client_id' => DbClient::factory(),
            'e164' => '+614'.fake()->unique()->numerify('########'),
            'kind' => PhoneKind::Mobile,
        ];
    }
}
