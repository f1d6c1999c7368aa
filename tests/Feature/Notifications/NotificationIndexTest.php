<?php

declare(strict_types=1);

namespace Tests\Feature\Notifications;

use App\Enums\Ability;
use App\Enums\NotificationType;
use App\Models\Notification;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class NotificationIndexTest extends TestCase
{
    use MakesNotifications, RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->reader = User::factory()->withAbilities(Ability::RiskCheckClients, Ability::ViewDeposits, Ability::ViewSmsPanel)->createOne();
    }

    public function test_page_lists_own_notifications_by_keyset_and_filters_by_type_and_state(): void
    {
        $rows = array_map(fn (): Notification => $this->make(NotificationType::RiskCheck), range(1, 30));
        $rows[0]->update(['is_read' => true]);
        $this->make(NotificationType::Deposit);
        $this->make(NotificationType::RiskCheck, User::factory()->createOne());

        $first = $this->page('?type=risk_check');
        $this->assertCount(25, $first['notifications']);
        $this->assertSame($rows[29]->id, $first['notifications'][0]['id']);
        $this->assertSame(30, $first['meta']['count']);
        $this->assertSame(['risk_check', 'message', 'deposit'], $first['types']);

        $second = $this->page('?type=risk_check&cursor='.$first['meta']['next_cursor']);
        $this->assertSame([$rows[4]->id, $rows[3]->id, $rows[2]->id, $rows[1]->id, $rows[0]->id], array_column($second['notifications'], 'id'));
        $this->assertNull($second['meta']['next_cursor']);

        $this->assertSame([$rows[0]->id], array_column($this->page('?state=read')['notifications'], 'id'));
        $this->assertCount(31, $this->page('?type=risk_check,deposit&per_page=50')['notifications']);
    }

    public function test_date_filters_use_the_time_zone_of_the_user(): void
    {
        $this->reader->update(['timezone' => 'Australia/Perth']);
        [$before, $first, $last, $after] = array_map(fn (string $at): Notification => $this->told(NotificationType::RiskCheck, $at), [
            // Perth is eight hours ahead of UTC: the 19th, twice the 20th, the 21st.
            '2026-11-19 15:59:59', '2026-11-19 16:00:00', '2026-11-20 15:59:59', '2026-11-20 16:00:00',
        ]);

        $this->assertSame([$last->id, $first->id], array_column($this->page('?from=2026-11-20&to=2026-11-20')['notifications'], 'id'));
        $this->assertSame([$after->id, $last->id, $first->id], array_column($this->page('?from=2026-11-20')['notifications'], 'id'));
        $this->assertSame([$before->id], array_column($this->page('?to=2026-11-19')['notifications'], 'id'));
        $this->assertSame(['type' => [], 'state' => null, 'from' => '2026-11-20', 'to' => null], $this->page('?from=2026-11-20')['filters']);
    }

    public function test_date_filter_covers_the_whole_day_when_clocks_change(): void
    {
        $this->reader->update(['timezone' => 'Australia/Melbourne']);
        // 4 October 2026 has 23 hours there: from 14:00 UTC to 13:00 UTC.
        $this->told(NotificationType::RiskCheck, '2026-10-03 13:59:59');
        $inside = [$this->told(NotificationType::RiskCheck, '2026-10-03 14:00:00'), $this->told(NotificationType::RiskCheck, '2026-10-04 12:59:59')];
        $this->told(NotificationType::RiskCheck, '2026-10-04 13:00:00');

        $this->assertSame([$inside[1]->id, $inside[0]->id], array_column($this->page('?from=2026-10-04&to=2026-10-04')['notifications'], 'id'));
    }

    #[TestWith(['?type=gossip'])]
    #[TestWith(['?from=yesterday'])]
    #[TestWith(['?from=2026-02-30'])]
    #[TestWith(['?from=0001-01-01'])]
    #[TestWith(['?to=9999-12-31'])]
    #[TestWith(['?from=2026-11-21&to=2026-11-20'])]
    #[TestWith(['?from[]=2026-11-21'])]
    #[TestWith(['?state=burnt'])]
    #[TestWith(['?per_page=7'])]
    #[TestWith(['?sort=body'])]
    #[TestWith(['?cursor=eyJhIjoxfQ'])]
    public function test_unknown_filter_is_refused(string $query): void
    {
        $this->actingAs($this->reader)->getJson("/notifications{$query}")->assertUnprocessable();
    }

    /** @return array<string, mixed> */
    private function page(string $query): array
    {
        return $this->actingAs($this->reader)->get("/notifications{$query}")->assertOk()->inertiaProps();
    }
}
