<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Rsg\WithdrawExclusionLift;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\ExclusionReview;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\LiftsExclusions;
use Tests\TestCase;

/** The barred list and the BetStop register are checked again before an exclusion is lifted. */
final class ExclusionLiftCheckTest extends TestCase
{
    use LiftsExclusions, RefreshDatabase;

    public function test_lift_is_refused_while_the_list_still_excludes_the_person(): void
    {
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('error', 'Rowena Fairweather is on the barred list, permanently. Nothing was changed.');

        $this->lapse();
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');
        BarredEntry::factory()->createOne(['first_name' => 'Rowena', 'last_name' => 'Fairweather', 'date_of_birth' => '1988-03-14', 'client_id' => null, 'until_on' => null, 'status' => 'active']);
        $this->wait(8);
        $this->actingAs($this->second)->put($this->path)->assertSessionHas('error', 'Rowena Fairweather is on the barred list. Nothing was lifted.');

        $this->assertTrue($this->client->refresh()->is_barred);
        $this->assertSame(BetstopState::Unchecked, $this->client->betstop_state, 'The question leaves the marks as they were.');
    }

    public function test_lift_is_refused_while_an_entry_applies_that_a_colleague_confirmed(): void
    {
        $this->lapse();
        $entry = BarredEntry::factory()->createOne([
            'first_name' => 'Ro',
            'last_name' => 'Whitlock',
            'date_of_birth' => '1971-10-30',
            'client_id' => Client::factory()->createOne()->id,
            'until_on' => null,
            'status' => 'active',
        ]);
        $match = BarredMatch::query()->create([
            'barred_entry_id' => $entry->id,
            'client_id' => $this->client->id,
            'score' => 55,
            'reasons' => [],
            'status' => 'same',
        ]);

        $this->actingAs($this->first)
            ->post($this->path, ['reason' => self::REASON])
            ->assertSessionHas('error', 'Ro Whitlock is on the barred list, permanently. Nothing was changed.');

        $match->update(['status' => 'different']);
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');
    }

    public function test_lift_is_refused_while_an_entry_applies_that_was_confirmed_as_a_possible_match(): void
    {
        $this->lapse();
        // The client was edited since, so the details no longer match.
        $entry = BarredEntry::factory()->createOne([
            'first_name' => 'Ro',
            'last_name' => 'Whitlock',
            'date_of_birth' => '1971-10-30',
            'client_id' => null,
            'until_on' => null,
            'status' => 'active',
            'reason' => null,
        ]);
        ExclusionReview::query()->create([
            'person_type' => 'client',
            'person_id' => $this->client->id,
            'source_type' => 'barred_entry',
            'source_id' => $entry->id,
            'source_text' => 'On the list',
            'score' => 60,
            'reasons' => [],
            'status' => 'same',
        ]);

        $this->actingAs($this->first)
            ->post($this->path, ['reason' => self::REASON])
            ->assertSessionHas('error', 'Ro Whitlock is on the barred list. Nothing was changed.');

        $entry->update(['status' => 'lifted']);
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');
    }

    public function test_lift_is_refused_while_a_notice_of_the_register_excludes_the_person(): void
    {
        $this->lapse();
        BetstopUpdate::factory()->createOne(['first_name' => 'Rowena', 'last_name' => 'Fairweather', 'date_of_birth' => '1988-03-14', 'change' => 'registered', 'effective_at' => now()->subYear()]);

        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('error', fn (string $error): bool => str_contains($error, 'is on the BetStop register'));
        $this->assertNull($this->case->refresh()->lift_requested_at);
    }

    public function test_lift_of_a_betstop_exclusion_asks_the_register(): void
    {
        $this->lapse();
        $this->case->update(['reasons' => ['self_exclusion', 'betstop']]);
        Client::query()->whereKey($this->client->id)->update(['betstop_state' => BetstopState::Registered]);
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');
        $this->wait(7);

        $this->registerAnswers(BetstopCheckResult::Registered);
        $this->actingAs($this->second)->put($this->path)->assertSessionHas('error', 'Rowena Fairweather is still registered with BetStop. Nothing was lifted.');
        $this->registerAnswers(BetstopCheckResult::Error);
        $this->actingAs($this->second)->put($this->path)->assertSessionHas('error', 'The BetStop register did not answer. Try again in a few minutes. Nothing was lifted.');
        $this->assertSame(BetstopState::Registered, $this->client->refresh()->betstop_state);

        $this->registerAnswers(BetstopCheckResult::Clear);
        $this->actingAs($this->second)->put($this->path)->assertSessionHas('success');
        $this->assertSame(BetstopState::Clear, $this->client->refresh()->betstop_state);
    }

    public function test_mark_of_the_register_is_lifted_only_after_the_register_was_asked(): void
    {
        $this->lapse();
        // The mark doesn't come from the case.
        Client::query()->whereKey($this->client->id)->update(['betstop_state' => BetstopState::Registered]);
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');
        $this->wait(7);

        $this->registerAnswers(BetstopCheckResult::Registered);
        $this->actingAs($this->second)->put($this->path)->assertSessionHas('error', 'Rowena Fairweather is still registered with BetStop. Nothing was lifted.');
        $this->assertSame(BetstopState::Registered, $this->client->refresh()->betstop_state);
    }

    public function test_request_withdrawn_during_the_betstop_check_lifts_nothing(): void
    {
        $this->lapse();
        $this->case->update(['reasons' => ['self_exclusion', 'betstop']]);
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');
        $this->wait(7);
        $this->registerAnswers(BetstopCheckResult::Clear, fn () => app(WithdrawExclusionLift::class)->handle($this->case, $this->first));

        $this->actingAs($this->second)->put($this->path)->assertSessionHas('error', 'There is no request to confirm. Nothing was lifted.');

        $this->assertTrue($this->client->refresh()->is_barred);
    }

    public function test_answer_about_former_details_lifts_nothing(): void
    {
        $this->lapse();
        $this->case->update(['reasons' => ['self_exclusion', 'betstop']]);
        Client::query()->whereKey($this->client->id)->update(['betstop_state' => BetstopState::Registered]);
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');
        $this->wait(7);
        // A colleague corrects the name while the register is asked.
        $this->registerAnswers(BetstopCheckResult::Clear, fn () => $this->client->refresh()->update(['last_name' => 'Fairweather-Holt']));

        $this->actingAs($this->second)->put($this->path)->assertSessionHas('error', 'Rowena Fairweather-Holt was edited during the BetStop check. Try again. Nothing was lifted.');

        $this->assertSame(BetstopState::Registered, $this->client->refresh()->betstop_state);
    }

    private function registerAnswers(BetstopCheckResult $result, ?Closure $meanwhile = null): void
    {
        $this->app?->instance(BetstopRegister::class, new class($result, $meanwhile) implements BetstopRegister
        {
            public function __construct(private readonly BetstopCheckResult $result, private readonly ?Closure $meanwhile) {}

            public function check(BetstopPerson $person): BetstopAnswer
            {
                $this->meanwhile?->__invoke();

                return new BetstopAnswer($this->result, null, []);
            }

            public function checkMany(array $people): array
            {
                return array_map($this->check(...), $people);
            }
        });
    }
}
