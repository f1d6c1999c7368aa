<?php

declare(strict_types=1);

namespace Tests\Feature\Automations;

use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\GenwebMarket;
use App\Models\SportsbetPattern;
use App\Models\SportType;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class SportsbetPatternTest extends TestCase
{
    use RefreshDatabase;

    private const PATH = '/automations/sportsbet-patterns';

    private GenwebMarket $market;

    protected function setUp(): void
    {
        parent::setUp();
        $this->market = GenwebMarket::factory()->createOne();
        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne());
    }

    public function test_patterns_are_listed_in_the_order_they_are_tried(): void
    {
        $this->post(self::PATH, $this->form())->assertSessionHas('success', 'Pattern added.');
        $first = SportsbetPattern::factory()->createOne(['pattern' => 'Greyhounds: *', 'priority' => 5, 'market_id' => $this->market->id]);

        $this->get(self::PATH)->assertInertia(fn ($page) => $page->component('Automations/SportsbetPatterns')->has('patterns', 2)
            ->where('patterns.0.id', $first->id)->where('patterns.1.priority', 100)->where('patterns.1.market_title', 'Win')->where('patterns.1.sport_type_title', 'Greyhounds, Racing')
            ->where('markets.0.label', 'Win')->where('markets.0.sport_type_id', (string) $this->market->sport_type_id));
        $this->get(self::PATH.'?search=R*')->assertInertia(fn ($page) => $page->has('patterns', 0));
        $this->assertSame(100, AuditEvent::query()->where('action', 'sportsbet_pattern.added')->sole()->after['priority']);
    }

    public function test_file_says_which_patterns_match_nothing_because_their_market_is_disabled(): void
    {
        $this->market->update(['is_enabled' => false]);
        SportsbetPattern::factory()->createOne(['pattern' => 'Greyhounds: *', 'market_id' => $this->market->id]);

        $this->assertStringContainsString('Win,"Greyhounds, Racing",Disabled,', $this->get(self::PATH.'/export?reason=Monthly+check')->streamedContent());
    }

    /** @param  array<string, mixed>  $fields */
    #[TestWith([['pattern' => ''], 'pattern'])]
    #[TestWith([['pattern' => '***'], 'pattern'])]
    #[TestWith([['pattern' => '* : *'], 'pattern'])]
    #[TestWith([['pattern' => 'Head to head'], 'pattern'])]
    #[TestWith([['priority' => 0], 'priority'])]
    #[TestWith([['priority' => '10000'], 'priority'])]
    #[TestWith([['market_id' => 999_999], 'market_id'])]
    #[TestWith([['sport_type_id' => null], 'sport_type_id'])]
    public function test_invalid_pattern_is_refused(array $fields, string $field): void
    {
        $this->post(self::PATH, $this->form($fields))->assertSessionHasErrors($field);

        $this->assertSame(0, SportsbetPattern::query()->count());
    }

    public function test_market_must_be_one_of_the_sport_type_and_a_pattern_is_listed_once(): void
    {
        $other = SportType::factory()->createOne(['sport_id' => SportType::query()->sole()->sport_id, 'name' => 'Harness']);
        $this->post(self::PATH, $this->form(['sport_type_id' => $other->id]))->assertSessionHasErrors(['market_id' => 'Choose a market of this sport type.']);
        $this->post(self::PATH, $this->form());
        $this->post(self::PATH, $this->form(['pattern' => 'GREYHOUNDS: * – Win']))->assertSessionHasErrors(['pattern' => 'This pattern is already on the list.']);
    }

    public function test_edit_is_saved_once_per_version_and_audited(): void
    {
        $pattern = SportsbetPattern::factory()->createOne(['market_id' => $this->market->id]);
        $form = $this->form(['pattern' => $pattern->pattern, 'priority' => 7, 'version' => 1]);
        $this->put(self::PATH."/{$pattern->id}", $form)->assertSessionHas('success', 'Pattern saved.');
        $this->put(self::PATH."/{$pattern->id}", [...$form, 'priority' => 8])->assertSessionHasErrors('version');

        $event = AuditEvent::query()->where('action', 'sportsbet_pattern.updated')->sole();
        $this->assertSame([['priority' => 100], ['priority' => 7], 7], [$event->before, $event->after, $pattern->refresh()->priority]);
    }

    public function test_tester_compares_saved_patterns_with_an_unsaved_change(): void
    {
        $wide = SportsbetPattern::factory()->createOne(['pattern' => 'Greyhounds: *', 'priority' => 50, 'market_id' => $this->market->id]);
        $win = SportsbetPattern::factory()->createOne(['market_id' => $this->market->id]);
        $name = 'Greyhounds: The Meadows R9 – Win';
        $test = fn (array $query): array => $this->getJson(route('automations.sportsbet-patterns.test', ['name' => $name, ...$query]))->assertOk()->json();
        $winners = static fn (?array $matches): array => array_map(static fn (array $match): array => [$match['id'], $match['wins']], $matches ?? []);

        $this->assertSame([[$wide->id, true], [$win->id, false]], $winners($test([])['saved']));
        $this->assertNull($test([])['draft']);
        $this->assertSame([[$win->id, true], [$wide->id, false]], $winners($test(['pattern' => $win->pattern, 'priority' => 10, 'market_id' => $this->market->id, 'id' => $win->id])['draft']));
        $this->assertSame([[null, true], [$wide->id, false], [$win->id, false]], $winners($test(['pattern' => 'greyhounds: the*', 'priority' => 1])['draft']));
        $this->market->update(['is_enabled' => false]);
        $this->assertSame([[$wide->id, false], [$win->id, false]], $winners($test([])['saved']));
        $this->getJson(route('automations.sportsbet-patterns.test'))->assertUnprocessable();
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return array<string, mixed>
     */
    private function form(array $fields = []): array
    {
        return ['pattern' => 'Greyhounds: * - Win', 'sport_type_id' => $this->market->sport_type_id, 'market_id' => $this->market->id, 'priority' => 100, ...$fields];
    }
}
