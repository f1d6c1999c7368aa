<?php

declare(strict_types=1);

namespace Tests\Feature\Automations;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Sport;
use App\Models\SportType;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class SportTest extends TestCase
{
    use RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();
        $this->actingAs(User::factory()->withRole(StaffRole::Marketing)->createOne());
    }

    public function test_sport_is_added_once_listed_and_searched(): void
    {
        $form = ['name' => '  Rugby   league ', 'reference' => 'a1b2c3d4-0000-4000-8000-000000000001'];
        $this->post('/automations/sports', $form)->assertSessionHas('success', 'Sport added.');
        $this->post('/automations/sports', $form)->assertSessionHasNoErrors();
        $this->post('/automations/sports', ['name' => 'RUGBY LEAGUE'])->assertSessionHasErrors(['name' => '“RUGBY LEAGUE” is already on the list.']);
        SportType::factory()->createOne(['sport_id' => Sport::query()->sole()->id]);
        Sport::factory()->createOne(['name' => 'Cricket']);

        $this->get('/automations/sports?search=league')->assertInertia(fn ($page) => $page->component('Automations/Sports')->has('sports', 1)
            ->where('sports.0.name', 'Rugby league')->where('sports.0.sport_types', 1)->where('can_edit', true));
        $this->assertSame(['name' => 'Rugby league'], AuditEvent::query()->where('action', 'sport.added')->sole()->after);
        $this->assertStringContainsString('Cricket,0', $this->get('/automations/sports/export?reason=Handover')->assertOk()->streamedContent());
    }

    #[TestWith([''])]
    #[TestWith(["Rugby\u{200B}league"])]
    public function test_invalid_name_is_refused(string $name): void
    {
        $this->post('/automations/sports', ['name' => $name])->assertSessionHasErrors('name');
        $this->post('/automations/sports', ['name' => str_repeat('x', 101)])->assertSessionHasErrors('name');
    }

    public function test_rename_is_saved_once_per_version(): void
    {
        $sport = Sport::factory()->createOne(['name' => 'Footy']);
        $this->put("/automations/sports/{$sport->id}", ['name' => 'Australian rules', 'version' => 1])->assertSessionHas('success', 'Sport saved.');
        $this->put("/automations/sports/{$sport->id}", ['name' => 'AFL', 'version' => 1])->assertSessionHasErrors('version');

        $this->assertSame(
            ['Australian rules', 'australian rules', 2],
            [$sport->refresh()->name, $sport->name_key, $sport->version],
        );
        $this->assertSame(
            [['name' => 'Footy'], ['name' => 'Australian rules']],
            AuditEvent::query()
                ->where('action', 'sport.updated')
                ->get(['before', 'after'])
                ->map(static fn (AuditEvent $event): array => [$event->before, $event->after])
                ->sole(),
        );
    }

    public function test_unused_sport_can_be_deleted_and_its_name_used_again(): void
    {
        $type = SportType::factory()->createOne();
        $this->delete("/automations/sports/{$type->sport_id}")->assertSessionHas('error', 'You can’t delete Racing because sport types use it.');
        $this->delete("/automations/sport-types/{$type->id}")->assertSessionHas('success');
        $this->delete("/automations/sports/{$type->sport_id}")->assertSessionHas('success', 'Sport deleted.');
        $this->post('/automations/sports', ['name' => 'Racing'])->assertSessionHasNoErrors();

        $this->assertSame([1, 2], [Sport::query()->count(), Sport::withTrashed()->count()]);
        $this->assertSame(['name' => 'Racing'], AuditEvent::query()->where('action', 'sport.deleted')->sole()->before);
    }

    public function test_pages_are_refused_without_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBonusPromotions)->createOne());
        $sport = Sport::factory()->createOne();

        $this->get('/automations/sports')->assertForbidden();
        $this->put("/automations/sports/{$sport->id}", ['name' => 'Other', 'version' => 1])->assertForbidden();
        $this->assertSame('Racing', $sport->refresh()->name);
    }
}
