<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Domain\Automations\MarketName;
use App\Models\Sport;
use App\Models\SportType;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<SportType>
 */
final class SportTypeFactory extends Factory
{
    protected $model = SportType::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'sport_id' => Sport::factory(),
            'name' => 'Greyhounds',
            'name_key' => static fn (array $fields): string => MarketName::fold($fields['name']),
        ];
    }
}
