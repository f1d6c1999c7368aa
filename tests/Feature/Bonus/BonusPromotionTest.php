<?php

declare(strict_types=1);

namespace Tests\Feature\Bonus;

use App\Domain\Bonus\RunningPromotions;
use App\Enums\Ability;
use App\Enums\BonusPromotionStatus;
use App\Models\AuditEvent;
use App\Models\BonusPromotion;
use App\Models\Client;
use App\Models\Company;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** A promotion from its draft to its end. */
final class BonusPromotionTest extends TestCase
{
    use RefreshDatabase;

    private const PATH = '/bonus/bonus-promotions';

    private User $author;

    private User $approver;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-29 02:00:00');
        $writer = User::factory()->withAbilities(Ability::ViewBonusPromotions, Ability::ViewBonusRules)->state(['timezone' => 'Australia/Melbourne']);
        $this->author = $writer->createOne();
        $this->approver = $writer->createOne();
        $this->actingAs($this->author);
    }

    public function test_promotion_goes_live_after_a_colleague_approved_it(): void
    {
        $client = Client::factory()->createOne();

        $this->add(['company_id' => $client->company_id])->assertSessionHasNoErrors()->assertSessionHas('success', 'Promotion added as a draft. A colleague must approve it.');

        $promotion = BonusPromotion::query()->sole();
        $this->assertSame(['Boxing Day boost', 20, 5_000, BonusPromotionStatus::Draft, $this->author->id], array_values($promotion->only(['title', 'percent', 'value_cents', 'status', 'written_by'])));
        $this->assertSame(['2026-11-28T13:00:00Z', '2026-12-26T12:59:59Z'], [$promotion->starts_at?->toIso8601ZuluString(), $promotion->ends_at?->toIso8601ZuluString()]);
        $this->move($promotion, 'approved')->assertSessionHas('error', 'You can’t approve this promotion because you wrote or changed its terms.');
        $this->actingAs($this->approver);
        $this->move($promotion, 'live')->assertSessionHas('error');
        $this->move($promotion, 'approved')->assertSessionHas('success', 'Promotion is now approved.');
        $this->assertSame(0, app(RunningPromotions::class)->of($client)->count());
        $this->move($promotion, 'live')->assertSessionHas('success', 'Promotion is now live.');

        $this->assertSame(1, app(RunningPromotions::class)->of($client)->count());
        $this->assertSame([$this->approver->id, 3], [$promotion->refresh()->approved_by, $promotion->version]);
        $this->assertSame(
            ['bonus_promotion.added', 'bonus_promotion.approved', 'bonus_promotion.live'],
            AuditEvent::query()->where('subject_type', 'bonus_promotion')->orderBy('id')->pluck('action')->all(),
        );
    }

    public function test_authors_of_the_terms_since_the_last_approval_cannot_approve_them(): void
    {
        $this->add(['company_id' => $this->company()])->assertSessionHasNoErrors();
        $promotion = BonusPromotion::query()->sole();
        $this->actingAs($this->approver);
        $this->change($promotion, ['title' => 'Boxing Day bonus'])->assertSessionHasNoErrors();
        $this->move($promotion, 'approved')->assertSessionHas('error');

        $this->actingAs($this->author);
        $this->assertSame(['ended'], $this->row()['next']);
        $this->move($promotion, 'approved')->assertSessionHas('error', 'You can’t approve this promotion because you wrote or changed its terms.');

        // Two people have seen everything but the later title. A third person approves it.
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusPromotions, Ability::ViewBonusRules)->createOne(['created_at' => now()->subYear()]));
        $this->move($promotion, 'approved')->assertSessionHas('success');
        $this->actingAs($this->approver);
        $this->change($promotion->refresh(), ['title' => 'Boxing Day boost'])->assertSessionHasNoErrors();
        $this->actingAs($this->author);
        $this->assertSame(['approved', 'ended'], $this->row()['next']);
        $this->move($promotion, 'approved')->assertSessionHas('success');
    }

    public function test_new_account_approves_nothing(): void
    {
        $promotion = BonusPromotion::factory()->createOne(['status' => 'draft', 'written_by' => $this->author->id]);
        $this->approver->forceFill(['created_at' => now()->subDays(6)])->save();

        $this->actingAs($this->approver);
        $this->move($promotion, 'approved')->assertSessionHas('error', User::TOO_NEW);

        $this->assertSame(BonusPromotionStatus::Draft, $promotion->refresh()->status);
    }

    public function test_form_sent_twice_adds_one_promotion(): void
    {
        $terms = ['company_id' => $this->company(), 'reference' => '0b7d6a3e-94a5-4f0e-9d8c-2f5f6a3c1b10'];

        $this->add($terms)->assertSessionHasNoErrors();
        $this->add($terms)->assertSessionHasNoErrors();

        $this->assertSame(1, BonusPromotion::query()->count());
    }

    #[TestWith(['approved'])]
    #[TestWith(['paused'])]
    public function test_changed_terms_need_a_new_approval(string $status): void
    {
        $promotion = BonusPromotion::factory()->createOne([
            'status' => $status,
            'approved_by' => $this->approver->id,
            'approved_at' => now(),
            'written_by' => $this->approver->id,
        ]);

        $this->change($promotion, ['percent' => '', 'amount' => '1,000'])
            ->assertSessionHasNoErrors()
            ->assertSessionHas('success');

        $this->assertSame(
            [100_000, null, BonusPromotionStatus::Draft, null, $this->author->id, 2],
            array_values(
                $promotion->refresh()->only(['value_cents', 'percent', 'status', 'approved_by', 'written_by', 'version']),
            ),
        );
        $audit = AuditEvent::query()->where('action', 'bonus_promotion.changed')->sole();
        $this->assertSame([5_000, $status, 100_000, 'draft'], [$audit->before['value_cents'], $audit->before['status'], $audit->after['value_cents'], $audit->after['status']]);
        $this->move($promotion, 'approved')->assertSessionHas('error');
    }

    public function test_live_and_ended_terms_stay(): void
    {
        $promotion = BonusPromotion::factory()->createOne(['status' => 'live', 'title' => 'Reload Friday']);

        $this->change($promotion)->assertSessionHas('error', 'Pause this promotion before you change it.');
        $this->move($promotion, 'ended')->assertSessionHas('success');
        $this->change($promotion->refresh())->assertSessionHas('error', 'This promotion has ended.');
        foreach (['live', 'approved', 'paused'] as $status) {
            $this->move($promotion, $status)->assertSessionHas('error');
        }

        $this->assertSame(['Reload Friday', BonusPromotionStatus::Ended], [$promotion->refresh()->title, $promotion->status]);
    }

    public function test_promotion_whose_period_is_over_is_not_started(): void
    {
        $promotion = BonusPromotion::factory()->createOne(['status' => 'paused', 'ends_at' => now()->subMinute()]);

        $this->move($promotion, 'live')->assertSessionHas('error', 'The period of this promotion is over. Change its end first.');

        $this->assertSame(BonusPromotionStatus::Paused, $promotion->refresh()->status);
    }

    public function test_colleagues_change_in_the_meantime_is_kept(): void
    {
        $promotion = BonusPromotion::factory()->createOne(['status' => 'draft', 'title' => 'Reload Friday', 'version' => 4]);

        $this->change($promotion, ['version' => 3])->assertSessionHasErrors('version');
        $this->put(self::PATH."/{$promotion->id}/status", ['status' => 'approved', 'version' => 3])->assertSessionHas('error');

        $this->assertSame(['Reload Friday', BonusPromotionStatus::Draft], [$promotion->refresh()->title, $promotion->status]);
    }

    /** @return array<string, array{array<string, string>, string, string}> */
    public static function refusals(): array
    {
        return [
            'no company' => [['company_id' => '99'], 'company_id', 'Choose a company.'],
            'no title' => [['title' => ' '], 'title', 'Enter a title.'],
            'neither amount nor percentage' => [['percent' => '', 'amount' => ''], 'amount', 'Enter the largest bonus, or a percentage.'],
            'amount of nothing' => [['amount' => '0'], 'amount', 'Enter an amount above $0, such as 50 or 50.50.'],
            'percentage above 100' => [['percent' => '101'], 'percent', 'Enter a whole percentage from 1 to 100.'],
            'end before the start' => [['starts_on' => '2026-12-10', 'ends_on' => '2026-12-09'], 'ends_on', 'Choose a day from today on, and not before the start.'],
            'end in the past' => [['starts_on' => '', 'ends_on' => '2026-11-28'], 'ends_on', 'Choose a day from today on, and not before the start.'],
        ];
    }

    /** @param  array<string, string>  $fields */
    #[DataProvider('refusals')]
    public function test_invalid_terms_are_refused(array $fields, string $field, string $message): void
    {
        $this->add(['company_id' => $this->company(), ...$fields])->assertSessionHasErrors([$field => $message]);

        $this->assertSame(0, BonusPromotion::query()->count());
    }

    public function test_colleague_in_another_time_zone_saves_the_same_days(): void
    {
        $this->add(['company_id' => $this->company()])->assertSessionHasNoErrors();
        $promotion = BonusPromotion::query()->sole();
        $period = $promotion->only(['starts_at', 'ends_at']);
        // In Perth, the promotion begins on the evening before.
        $this->approver->forceFill(['timezone' => 'Australia/Perth'])->save();
        $this->actingAs($this->approver);
        $row = $this->row();
        $this->assertSame(['2026-11-29', '2026-12-26'], [$row['starts_on'], $row['ends_on']]);

        $this->change($promotion, ['title' => 'Boxing Day bonus', 'starts_on' => $row['starts_on'], 'ends_on' => $row['ends_on']])->assertSessionHasNoErrors();

        $this->assertEquals($period, $promotion->refresh()->only(['starts_at', 'ends_at']));
    }

    public function test_list_offers_what_the_viewer_may_do(): void
    {
        BonusPromotion::factory()->createOne(['status' => 'draft', 'written_by' => $this->author->id]);

        $own = $this->row();
        $this->actingAs($this->approver);
        $others = $this->row();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusPromotions)->createOne());
        $readers = $this->row();

        $this->assertSame([true, ['ended']], [$own['can_edit'], $own['next']]);
        $this->assertSame([true, ['approved', 'ended'], $this->author->full_name], [$others['can_edit'], $others['next'], $others['writer_name']]);
        $this->assertSame([false, []], [$readers['can_edit'], $readers['next']]);
    }

    public function test_readers_change_nothing(): void
    {
        $promotion = BonusPromotion::factory()->createOne(['status' => 'draft']);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusPromotions)->createOne());

        $this->add(['company_id' => $promotion->company_id])->assertForbidden();
        $this->change($promotion)->assertForbidden();
        $this->move($promotion, 'approved')->assertForbidden();
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function add(array $fields): TestResponse
    {
        return $this->post(self::PATH, ['title' => ' Boxing Day boost ', 'percent' => '20', 'amount' => '50', 'starts_on' => '2026-11-29', 'ends_on' => '2026-12-26', ...$fields]);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function change(BonusPromotion $promotion, array $fields = []): TestResponse
    {
        return $this->put(self::PATH."/{$promotion->id}", [
            'title' => 'Boxing Day boost',
            'percent' => '20',
            'amount' => '50',
            'starts_on' => '',
            'ends_on' => '',
            'version' => $promotion->version,
            ...$fields,
        ]);
    }

    /** @return TestResponse<Response> */
    private function move(BonusPromotion $promotion, string $status): TestResponse
    {
        return $this->put(self::PATH."/{$promotion->id}/status", ['status' => $status, 'version' => $promotion->refresh()->version]);
    }

    private function company(): int
    {
        return Company::query()->create(['name' => 'Outback 88', 'slug' => 'outback-88', 'color' => '#aa0000'])->id;
    }

    /** @return array<string, mixed> */
    private function row(): array
    {
        return $this->get(self::PATH)->assertOk()->viewData('page')['props']['promotions'][0];
    }
}
