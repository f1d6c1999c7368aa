<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Http\Requests\Clients\RateClientRequest;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class RateClientTest extends TestCase
{
    use RefreshDatabase;

    public function test_a_rating_notes_who_reviewed_it_and_when(): void
    {
        $this->freezeSecond();
        $reviewer = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $client = Client::factory()->createOne();

        $this->actingAs($reviewer)->from(route('clients.edit', $client))->put(route('clients.rating', $client), ['value' => 11, 'seen' => ''])
            ->assertRedirect(route('clients.edit', $client))->assertSessionHas('success');

        $client->refresh();
        $this->assertSame(11, $client->client_rating);
        $this->assertEquals(now(), $client->rating_reviewed_at);
        $this->assertSame($reviewer->id, $client->rating_reviewed_by);
        $event = AuditEvent::query()->sole();
        $this->assertSame(['client.rated', ['client_rating' => null], ['client_rating' => 11]], [$event->action, $event->before, $event->after]);
    }

    public function test_rating_does_not_conflict_with_an_open_form(): void
    {
        $client = Client::factory()->createOne();

        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->put(route('clients.rating', $client), ['value' => 3, 'seen' => '']);

        $this->assertSame(1, $client->refresh()->version);
    }

    public function test_rating_sent_twice_is_one_review_and_the_same_rating_again_is_another(): void
    {
        $client = Client::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $choice = ['value' => 3, 'seen' => '', 'reference' => '3f2b2d2e-1111-4111-8111-111111111111'];

        foreach ([1, 2] as $press) {
            $this->put(route('clients.rating', $client), $choice)->assertSessionHas('success')->assertSessionMissing('error');
        }
        $this->assertSame(1, AuditEvent::query()->where('action', 'client.rated')->count());

        $this->put(route('clients.rating', $client), ['value' => 3, 'seen' => 3, 'reference' => '3f2b2d2e-2222-4222-8222-222222222222'])->assertSessionHas('success');
        $this->assertSame(2, AuditEvent::query()->where('action', 'client.rated')->count());
    }

    public function test_outdated_rating_is_not_overwritten(): void
    {
        $this->travelTo('2026-11-20 06:05:00');
        $client = Client::factory()->createOne(['client_rating' => 2]);
        [$first, $second] = [
            User::factory()->withAbilities(Ability::ViewClients)->createOne(['first_name' => 'Sam', 'last_name' => 'Lee']),
            User::factory()->withAbilities(Ability::ViewClients)->createOne(['timezone' => 'Australia/Perth']),
        ];
        $this->actingAs($first)->put(route('clients.rating', $client), ['value' => 5, 'seen' => 2])->assertSessionHas('success');

        $this->actingAs($second)->put(route('clients.rating', $client), ['value' => 7, 'seen' => 2])
            ->assertSessionHas('error', 'This client is already rated 5 by Sam Lee, just now. Nothing was changed.');

        $this->assertSame([5, $first->id], [$client->refresh()->client_rating, $client->rating_reviewed_by]);
        $this->put(route('clients.rating', $client), ['value' => 7])->assertSessionHasErrors(['seen' => 'Reload the page and rate again.']);
        $this->put(route('clients.rating', $client), ['value' => 7, 'seen' => 5])->assertSessionHasNoErrors();
        $this->assertSame(7, $client->refresh()->client_rating);
    }

    public function test_unknown_rating_is_refused(): void
    {
        $client = Client::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());

        foreach ([0, 9, 10, 17, -1, 'x', '', null, [1]] as $value) {
            $this->put(route('clients.rating', $client), ['value' => $value, 'seen' => ''])
                ->assertSessionHasErrors(['value' => 'Choose a rating from 1 to 8 or 11 to 16.']);
        }
        foreach (RateClientRequest::RATINGS as $value) {
            $this->put(route('clients.rating', $client), ['value' => $value, 'seen' => $client->refresh()->client_rating])->assertSessionHasNoErrors()->assertSessionMissing('error');
        }
    }

    public function test_rating_is_refused_without_the_ability(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::PeopleManager)->createOne())
            ->put(route('clients.rating', Client::factory()->createOne()), ['value' => 3, 'seen' => ''])->assertForbidden();
    }
}
