<?php

declare(strict_types=1);

namespace Tests\Feature\Guides;

use App\Domain\Deposits\DepositAgeClassifier;
use App\Domain\DuplicateOsko\PairScore;
use App\Domain\Guides\DailyTask;
use App\Domain\Guides\GuideTableParser;
use App\Domain\Guides\GuideValues;
use App\Domain\Withdrawals\DualApproval;
use App\Enums\DepositAge;
use App\Enums\GuideKey;
use App\Enums\GuideValue;
use App\Enums\RsgEventSeverity;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Guide;
use App\Models\GuideVersion;
use App\Models\Role;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\User;
use App\Models\Withdrawal;
use Database\Seeders\GuideSeeder;
use Database\Seeders\RoleSeeder;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReceivesDeposits;
use Tests\Support\SetsGuideValues;
use Tests\TestCase;

/** The product reads its limits from the tables of the guides. */
final class GuideValuesTest extends TestCase
{
    use ReceivesDeposits, RefreshDatabase, SetsGuideValues;

    private User $author;

    private User $publisher;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->author = User::factory()->withRole(StaffRole::PeopleManager)->createOne();
        $this->publisher = User::factory()->withRole(StaffRole::Developer)->createOne();
        $this->seed(GuideSeeder::class);
    }

    public function test_texts_that_paddock_comes_with_hold_the_initial_values(): void
    {
        $this->seed(RoleSeeder::class);
        foreach (GuideKey::cases() as $guide) {
            $body = (string) file_get_contents(resource_path("guides/{$guide->value}.md"));
            $expected = array_combine(array_column(GuideValue::ofGuide($guide), 'value'), array_map(static fn (GuideValue $value): int => $value->initial(), GuideValue::ofGuide($guide)));
            $this->assertSame([$expected, []], GuideTableParser::values($guide, $body), $guide->value);
        }
        [$tasks, $problems] = DailyTask::read((string) file_get_contents(resource_path('guides/daily-tasks.md')), Role::query()->pluck('id', 'title')->all());
        $this->assertSame([20, []], [count($tasks), $problems]);
    }

    public function test_published_limit_changes_the_approval_at_once(): void
    {
        $this->assertTrue(app(DualApproval::class)->isRequired(100_000));

        $this->draft('limits', '$1,000.00', '$2,500.00');
        $this->publish('limits')->assertSessionHasNoErrors()->assertSessionHas('success', 'Version published.');

        $this->assertSame([false, true], [app(DualApproval::class)->isRequired(249_999), app(DualApproval::class)->isRequired(250_000)]);
        $event = AuditEvent::query()->where('action', 'guide.published')->sole();
        $this->assertSame([$this->publisher->id, 100_000, 250_000, $this->author->id], [$event->actor_id, $event->before['second_approver'], $event->after['second_approver'], $event->after['author_id']]);
    }

    public function test_scheduled_version_applies_from_its_day_in_melbourne(): void
    {
        $this->draft('limits', '$1,000.00', '$2,500.00');
        $this->publish('limits', '2026-12-01')->assertSessionHas('success', 'Version scheduled.');

        $this->travelTo('2026-11-30 12:59:59');
        $this->assertTrue(app(DualApproval::class)->isRequired(100_000));

        // Midnight of 1 December in Melbourne. Nothing runs: the same values object answers differently.
        $this->travelTo('2026-11-30 13:00:00');
        $this->assertFalse(app(DualApproval::class)->isRequired(100_000));
    }

    public function test_many_scheduled_versions_do_not_hide_the_one_in_force(): void
    {
        $this->setGuideValues([[GuideValue::SecondApprover, 70_000]]);
        $scheduled = static fn (int $week): array => ['number' => 10 + $week, 'body' => 'Text', 'summary' => 'Test', 'published_at' => now(), 'effective_at' => now()->addWeeks($week)];
        Guide::query()->where('slug', 'limits')->sole()->versions()->createMany(array_map($scheduled, range(1, 7)));

        $this->assertSame(70_000, app(GuideValues::class)->int(GuideValue::SecondApprover));
    }

    public function test_withdrawn_version_never_applies(): void
    {
        $this->draft('limits', '$1,000.00', '$2,500.00');
        $this->publish('limits', '2026-12-01');
        $this->actingAs($this->author)->delete('/guides/limits/version', ['version' => 2])->assertSessionHas('success', 'Version withdrawn.');
        $this->delete('/guides/limits/version', ['version' => 2])->assertSessionHas('error', 'This version was withdrawn, or already applies.');

        $this->travelTo('2026-12-05 00:00:00');
        $this->assertTrue(app(DualApproval::class)->isRequired(100_000));
    }

    public function test_author_cannot_publish_a_change_of_limits(): void
    {
        $this->draft('limits', '$1,000.00', '$2,500.00');

        $this->actingAs($this->author);
        $this->publish('limits', by: $this->author)->assertSessionHas('error', 'You wrote this version. A colleague must publish it, because it changes limits.');

        $this->assertTrue(app(DualApproval::class)->isRequired(100_000));
    }

    public function test_database_refuses_limits_published_by_their_author(): void
    {
        $this->draft('limits', '$1,000.00', '$2,500.00');
        $draft = GuideVersion::query()->where('number', 2)->sole();

        $this->expectExceptionMessage('a version with limits takes two people');
        $draft->update(['table_values' => ['second_approver' => 250_000], 'publisher_id' => $draft->author_id, 'published_at' => now(), 'effective_at' => now()]);
    }

    public function test_colleague_with_a_new_account_publishes_no_limits(): void
    {
        $this->draft('limits', '$1,000.00', '$2,500.00');
        $this->publisher->forceFill(['created_at' => now()->subDays(6)])->save();

        $this->publish('limits')->assertSessionHas('error', 'Your account is less than 7 days old, so another colleague must confirm this.');
        $this->actingAs($this->publisher)->get('/guides/limits/edit')->assertInertia(static fn (AssertableInertia $page) => $page->where('publish_refusal', User::TOO_NEW)->etc());
        $this->assertTrue(app(DualApproval::class)->isRequired(100_000));
    }

    public function test_limits_of_an_author_with_a_new_account_are_not_published_yet(): void
    {
        $this->draft('limits', '$1,000.00', '$2,500.00');
        $this->author->forceFill(['created_at' => now()->subDays(6)])->save();

        $this->publish('limits')->assertSessionHas('error', User::REQUESTER_TOO_NEW);
        $this->actingAs($this->publisher)->get('/guides/limits/edit')->assertInertia(static fn (AssertableInertia $page) => $page->where('publish_refusal', User::REQUESTER_TOO_NEW)->etc());
        $this->assertTrue(app(DualApproval::class)->isRequired(100_000));
    }

    public function test_author_can_publish_a_guide_without_limits(): void
    {
        $this->draft('sb-scrapping', 'for an hour', 'for two hours');

        $this->publish('sb-scrapping', by: $this->author)->assertSessionHas('success', 'Version published.');
    }

    #[TestWith(['| Second approver from | $1,000.00 |', '| Second person from | $1,000.00 |', 'The row “Second approver from” is missing from the tables.'])]
    #[TestWith(['| Second approver from | $1,000.00 |', '| Second approver from | a thousand |', 'Write the value of “Second approver from” like $1,000.00, not “a thousand”.'])]
    #[TestWith(['| Second approver from | $1,000.00 |', '| Second approver from | $0.50 |', '“Second approver from” must be between $1.00 and $100,000.00.'])]
    #[TestWith(['240 minutes', '30 minutes', '“Withdrawal is getting late after” must not be more than “Withdrawal is late after”.'])]
    #[TestWith(['## Deposits', "| Second approver from | $2,000.00 |\n\n## Deposits", 'The row “Second approver from” is in the tables more than once.'])]
    public function test_unreadable_table_refuses_publication(string $text, string $by, string $message): void
    {
        $this->draft('limits', $text, $by);

        $this->publish('limits')->assertSessionHasErrors(['body' => $message]);

        $this->assertNull(GuideVersion::query()->where('number', 2)->sole()->published_at);
        $this->assertTrue(app(DualApproval::class)->isRequired(100_000));
    }

    public function test_value_that_a_version_lacks_is_that_of_the_version_before(): void
    {
        $this->setGuideValues([[GuideValue::SecondApprover, 70_000]]);
        $this->travel(1)->hour();
        $this->setGuideValues([[GuideValue::WithdrawalLate, 90]]);

        $values = app(GuideValues::class);

        $this->assertSame([70_000, 90, 24, 60], [$values->int(GuideValue::SecondApprover), $values->int(GuideValue::WithdrawalLate), $values->int(GuideValue::DepositOverdue), $values->int(GuideValue::DuplicateScore)]);
    }

    public function test_initial_values_apply_before_the_first_publication(): void
    {
        DB::table('guide_versions')->update(['archived_at' => now()]);
        app(GuideValues::class)->forget();

        foreach (GuideValue::cases() as $value) {
            $this->assertSame($value->initial(), app(GuideValues::class)->int($value));
        }
    }

    public function test_many_versions_of_one_guide_hide_no_value_of_the_other(): void
    {
        $this->setGuideValues([[GuideValue::DuplicateScore, 70]]);
        for ($minute = 1; $minute <= 10; $minute++) {
            $this->travel(1)->minutes();
            $this->setGuideValues([[GuideValue::SecondApprover, 1_000 * $minute]]);
        }

        $this->assertSame([70, 10_000], [app(GuideValues::class)->int(GuideValue::DuplicateScore), app(GuideValues::class)->int(GuideValue::SecondApprover)]);
    }

    public function test_values_take_one_query_per_guide(): void
    {
        app(GuideValues::class)->forget();
        DB::enableQueryLog();
        foreach (GuideValue::cases() as $value) {
            app(GuideValues::class)->int($value);
        }

        $this->assertCount(2, DB::getQueryLog());
    }

    public function test_published_version_never_changes(): void
    {
        $version = GuideVersion::query()->firstOrFail();

        foreach ([fn () => $version->update(['body' => 'Other']), fn () => $version->update(['table_values' => ['second_approver' => 1]]), fn () => $version->update(['effective_at' => '2020-01-01']), fn () => $version->delete()] as $change) {
            try {
                DB::transaction(static fn () => $change());
                $this->fail('The database accepted the change.');
            } catch (QueryException $refused) {
                $this->assertStringContainsString('a published guide version', $refused->getMessage());
            }
            $version->refresh();
        }
    }

    public function test_thresholds_change_what_the_product_does(): void
    {
        $this->setGuideValues([[GuideValue::DepositLate, 2], [GuideValue::DepositOverdue, 3]]);
        $this->setGuideValues([[GuideValue::RsgHigh, 2]]);
        $now = now()->toImmutable();
        $ages = app(DepositAgeClassifier::class);

        $this->assertSame([DepositAge::Waiting, DepositAge::Late, DepositAge::Overdue], [$ages->of($now->subMinutes(119), $now), $ages->of($now->subHours(2), $now), $ages->of($now->subHours(3), $now)]);
        $this->assertFalse((new PairScore([]))->isCase(1));

        $client = Client::factory()->createOne();
        $officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        app(\App\Actions\Rsg\OpenRsgEvent::class)->handle($client, \App\Enums\RsgEventKind::cases()[0], RsgEventSeverity::High, 'Chasing losses', $officer);
        $this->assertSame('2026-11-25 02:00:00', RsgEvent::query()->sole()->due_at?->format('Y-m-d H:i:s'));
    }

    public function test_queue_marks_withdrawals_late_by_the_guide(): void
    {
        $this->draft('limits', '240 minutes', '120 minutes');
        $this->publish('limits')->assertSessionHasNoErrors();

        $this->actingAs($this->publisher)->get('/withdrawals')->assertInertia(static fn (AssertableInertia $page) => $page
            ->where('warn_after_minutes', 60)->where('late_after_minutes', 120)->etc());
    }

    public function test_dashboard_marks_money_by_the_guide_and_rsg_work_by_its_due_time(): void
    {
        $this->setGuideValues([[GuideValue::WithdrawalGettingLate, 30], [GuideValue::WithdrawalLate, 90], [GuideValue::DepositWaiting, 2], [GuideValue::DepositLate, 3]]);
        Withdrawal::factory()->createOne(['created_at' => '2026-11-23 01:00:00']);
        $this->receive();
        Deposit::query()->update(['waiting_since' => '2026-11-23 00:00:00']);
        RsgCommunication::factory()->createOne(['due_at' => '2026-11-25 00:00:00']);
        RsgCommunication::factory()->createOne(['due_at' => '2026-11-24 00:00:00']);

        $queues = array_column($this->actingAs($this->publisher)->get('/')->inertiaProps('queues'), null, 'type');

        $this->assertSame(['2026-11-23T01:30:00', '2026-11-23T02:30:00'], self::times($queues['withdrawal']));
        $this->assertSame(['2026-11-23T02:00:00', '2026-11-23T03:00:00'], self::times($queues['deposit']));
        $this->assertSame(['2026-11-23T00:00:00', '2026-11-24T00:00:00'], self::times($queues['rsg_communication']));
        $this->assertSame([null, null], [$queues['form_submission']['warn_at'], $queues['form_submission']['due_at']]);
    }

    /**
     * @param  array{warn_at: string, due_at: string}  $queue
     * @return array{string, string} when it is marked, and when it is due
     */
    private static function times(array $queue): array
    {
        return [substr($queue['warn_at'], 0, 19), substr($queue['due_at'], 0, 19)];
    }

    private function draft(string $guide, string $text, string $by): void
    {
        $edited = Guide::query()->where('slug', $guide)->sole();
        $number = $edited->draft()->number ?? (int) $edited->versions()->max('number') + 1;
        $body = $edited->versionAt(now()->toImmutable())->body ?? '';
        $this->assertStringContainsString($text, $body);
        $this->actingAs($this->author)->put("/guides/{$guide}/draft", ['number' => $number, 'body' => str_replace($text, $by, $body), 'summary' => 'A change of the text'])->assertSessionHas('success', 'Draft saved.');
    }

    /** @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function publish(string $guide, ?string $on = null, ?User $by = null): \Illuminate\Testing\TestResponse
    {
        $seen = Guide::query()->where('slug', $guide)->sole()->draft()?->bodyHash();

        return $this->actingAs($by ?? $this->publisher)->post("/guides/{$guide}/publication", ['seen' => $seen, 'effective_on' => $on]);
    }
}
