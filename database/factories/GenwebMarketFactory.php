<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Domain\Automations\MarketName;
use App\Models\GenwebMarket;
use App\Models\SportType;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<GenwebMarket>
 */
final class GenwebMarketFactory extends Factory
{
    protected $model = GenwebMarket::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'sport_type_id' => SportType::factory(),
            'name' => 'Win',
            'name_key' => static fn (array $fields): string => MarketName::fold($fields['name']),
        ];
    }
}
