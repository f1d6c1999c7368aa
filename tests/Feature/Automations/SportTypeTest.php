<?php

declare(strict_types=1);

namespace Tests\Feature\Automations;

use App\Enums\StaffRole;
use App\Models\GenwebMarket;
use App\Models\Sport;
use App\Models\SportType;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class SportTypeTest extends TestCase
{
    use RefreshDatabase;

    private const PATH = '/automations/sport-types';

    protected function setUp(): void
    {
        parent::setUp();
        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne());
    }

    public function test_name_is_unique_within_its_sport(): void
    {
        $type = SportType::factory()->createOne();
        $other = Sport::factory()->createOne(['name' => 'Trotting']);

        $this->post(self::PATH, ['name' => 'greyhounds', 'sport_id' => $type->sport_id])->assertSessionHasErrors('name');
        $this->post(self::PATH, ['name' => 'Greyhounds', 'sport_id' => $other->id])->assertSessionHas(
            'success',
            'Sport type added.',
        );
        $this->put(self::PATH."/{$type->id}", [
            'name' => 'Greyhounds',
            'sport_id' => $other->id,
            'version' => 1,
        ])->assertSessionHasErrors('name');
        $this->get(self::PATH."?sport={$other->id}")->assertInertia(
            fn ($page) => $page
                ->component('Automations/SportTypes')
                ->has('sport_types', 1)
                ->where('sport_types.0.sport_name', 'Trotting')
                ->has('sports', 2),
        );
    }

    public function test_sport_is_required_and_must_exist(): void
    {
        $deleted = Sport::factory()->createOne();
        $deleted->delete();

        $this->post(self::PATH, ['name' => 'Greyhounds'])->assertSessionHasErrors(['sport_id' => 'Choose a sport.']);
        $this->post(self::PATH, ['name' => 'Greyhounds', 'sport_id' => $deleted->id])->assertSessionHasErrors(['sport_id' => 'A colleague deleted this sport. Choose another one.']);
    }

    public function test_type_with_markets_stays(): void
    {
        $market = GenwebMarket::factory()->createOne();

        $this->delete(self::PATH."/{$market->sport_type_id}")->assertSessionHas('error', 'You can’t delete Greyhounds because markets use it.');
        $this->get(self::PATH)->assertInertia(fn ($page) => $page->where('sport_types.0.markets', 1));
    }
}
