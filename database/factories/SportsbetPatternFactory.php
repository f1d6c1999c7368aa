<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Domain\Automations\MarketName;
use App\Models\GenwebMarket;
use App\Models\SportsbetPattern;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<SportsbetPattern>
 */
final class SportsbetPatternFactory extends Factory
{
    protected $model = SportsbetPattern::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'pattern' => 'Greyhounds: * - Win',
            'name_key' => static fn (array $fields): string => MarketName::fold($fields['pattern']),
            'market_id' => GenwebMarket::factory(),
            'sport_type_id' => static fn (array $fields): int => (int) GenwebMarket::query()->whereKey($fields['market_id'])->value('sport_type_id'),
            'priority' => 100,
        ];
    }
}
