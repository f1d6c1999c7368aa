<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\BetstopChange;
use App\Enums\BetstopCheckResult;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Infrastructure\Betstop\HttpBetstopRegister;
use App\Infrastructure\Betstop\SimulatedBetstopRegister;
use App\Models\BetstopUpdate;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Client\Request;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Sleep;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class BetstopRegisterTest extends TestCase
{
    use RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-20 03:00:00');
        config()->set('paddock.betstop', [...config()->array('paddock.betstop'), 'driver' => 'http', 'url' => 'https://register.example/v1', 'key' => 'secret-key', 'failures' => 3]);
        Sleep::fake();
        Http::preventStrayRequests();
    }

    public function test_driver_is_chosen_by_the_setting(): void
    {
        $this->assertInstanceOf(HttpBetstopRegister::class, app(BetstopRegister::class));
        config()->set('paddock.betstop.driver', 'simulated');
        $this->assertInstanceOf(SimulatedBetstopRegister::class, app(BetstopRegister::class));
    }

    public function test_http_register_sends_the_details_with_the_key_and_reads_the_answer(): void
    {
        Http::fake(['register.example/*' => Http::response(['reference' => 'R-7', 'results' => [['id' => '0', 'result' => 'registered', 'valid_until' => '2026-11-20T13:00:00+10:00']]])]);

        $answer = $this->check(self::person(otherPhones: ['+61391234567']));

        $this->assertSame(BetstopCheckResult::Registered, $answer->result);
        $this->assertSame('2026-11-20 03:00:00', $answer->validUntil?->toDateTimeString());
        $this->assertSame(['http', '200', 'R-7'], [$answer->evidence['driver'], $answer->evidence['status'], $answer->evidence['reference']]);
        $this->assertStringNotContainsString('Walsh', (string) json_encode($answer->evidence));
        Http::assertSent(
            static fn (Request $request): bool => $request->url() === 'https://register.example/v1/checks'
                && $request->header('Authorization') === ['Bearer secret-key']
                && $request['people'] === [
                    [
                        'id' => '0',
                        'first_name' => 'Emma',
                        'last_name' => 'Walsh',
                        'date_of_birth' => '1988-04-12',
                        'phones' => ['+61491570156', '+61391234567'],
                        'email' => null,
                        'postcode' => null,
                    ],
                ],
        );
    }

    /** @return iterable<string, array{mixed}> */
    public static function unclearAnswers(): iterable
    {
        yield 'no result' => [['reference' => 'R', 'results' => []]];
        yield 'another person' => [['reference' => 'R', 'results' => [['id' => '5', 'result' => 'clear']]]];
        yield 'an unknown result' => [['reference' => 'R', 'results' => [['id' => '0', 'result' => 'pending']]]];
        yield 'a result that is not a text' => [['reference' => 'R', 'results' => [['id' => '0', 'result' => true]]]];
        yield 'an error' => [['reference' => 'R', 'results' => [['id' => '0', 'result' => 'error']]]];
        yield 'two results' => [['reference' => 'R', 'results' => [['id' => '0', 'result' => 'clear'], ['id' => '0', 'result' => 'registered']]]];
        yield 'no reference' => [['results' => [['id' => '0', 'result' => 'clear']]]];
        yield 'a web page' => ['<html>clear</html>'];
        yield 'nothing' => [''];
    }

    #[DataProvider('unclearAnswers')]
    public function test_any_other_answer_is_an_error_and_never_clear(mixed $body): void
    {
        Http::fake(['register.example/*' => Http::response($body)]);

        $answer = $this->check();

        $this->assertSame([BetstopCheckResult::Error, null], [$answer->result, $answer->validUntil]);
        $this->assertArrayHasKey('error', $answer->evidence);
    }

    public function test_details_are_not_sent_on_to_another_address(): void
    {
        Http::fake(['register.example/*' => Http::response('', 307, ['Location' => 'https://elsewhere.example/checks']), 'elsewhere.example/*' => Http::response(self::clear([0]))]);

        $this->assertSame(BetstopCheckResult::Error, $this->check()->result);
        Http::assertNotSent(static fn (Request $request): bool => str_contains($request->url(), 'elsewhere'));
    }

    #[TestWith([302, 1])]
    #[TestWith([401, 1])]
    #[TestWith([403, 1])]
    #[TestWith([422, 1])]
    #[TestWith([429, 1])]
    #[TestWith([500, 3])]
    #[TestWith([503, 3])]
    public function test_only_server_errors_are_retried(int $status, int $calls): void
    {
        Http::fake(['register.example/*' => Http::response(['results' => []], $status)]);

        $this->assertSame(BetstopCheckResult::Error, $this->check()->result);
        Http::assertSentCount($calls);
    }

    public function test_call_succeeds_after_a_lost_connection_and_a_server_error(): void
    {
        Http::fakeSequence('register.example/*')->pushFailedConnection()->push([], 502)->push(self::clear([0]));

        $this->assertSame(BetstopCheckResult::Clear, $this->check()->result);
    }

    public function test_unreachable_register_is_an_error(): void
    {
        Http::fake(['register.example/*' => Http::failedConnection()]);

        $this->assertSame('The register could not be reached or gave no complete answer in time.', $this->check()->evidence['error']);
    }

    public function test_calls_pause_after_failures_in_a_row_and_one_failed_trial_pauses_them_again(): void
    {
        $isDown = true;
        Http::fake(static function () use (&$isDown) {
            /** @var bool $isDown */
            return $isDown ? Http::response([], 401) : Http::response(self::clear([0]));
        });

        $this->checkTimes(5);
        Http::assertSentCount(3);
        $this->assertStringContainsString('paused', $this->check()->evidence['error']);

        $this->travel(61)->seconds();
        $this->checkTimes(2);
        Http::assertSentCount(4);

        $this->travel(61)->seconds();
        $isDown = false;
        $this->assertSame(BetstopCheckResult::Clear, $this->check()->result);
        $isDown = true;
        $this->checkTimes(2);
        $isDown = false;
        $this->assertSame(BetstopCheckResult::Clear, $this->check()->result);
        Http::assertSentCount(8);
    }

    public function test_batches_are_sent_in_parts_and_keep_their_keys(): void
    {
        config()->set('paddock.betstop.batch_size', 2);
        Http::fake(static fn (Request $request) => Http::response(self::clear(array_column($request['people'], 'id'))));

        $answers = app(BetstopRegister::class)->checkMany([7 => self::person(), 3 => self::person(), 9 => self::person()]);

        $this->assertSame([7, 3, 9], array_keys($answers));
        $this->assertSame([BetstopCheckResult::Clear], array_values(array_unique(array_column($answers, 'result'), SORT_REGULAR)));
        Http::assertSentCount(2);
        $this->assertSame([], app(BetstopRegister::class)->checkMany([]));
    }

    public function test_one_refused_person_does_not_leave_the_batch_without_answers(): void
    {
        Http::fake(static fn (Request $request) => in_array('Bad', array_column($request['people'], 'last_name'), true)
            ? Http::response(['message' => 'Invalid'], 422) : Http::response(self::clear(array_column($request['people'], 'id'))));
        $people = array_fill(0, 8, self::person());
        $people[5] = new BetstopPerson('Emma', 'Bad', null);

        $answers = app(BetstopRegister::class)->checkMany($people);

        $this->assertSame([5], array_keys(array_filter($answers, static fn (BetstopAnswer $answer): bool => $answer->result === BetstopCheckResult::Error)));
        $this->assertCount(8, $answers);
    }

    #[TestWith(['2036-01-01T00:00:00Z', '2026-11-21 03:00:00'])]
    #[TestWith(['tomorrow-ish', '2026-11-21 03:00:00'])]
    #[TestWith([null, '2026-11-21 03:00:00'])]
    #[TestWith(['2026-11-20T04:00:00Z', '2026-11-20 04:00:00'])]
    public function test_answer_is_valid_for_a_day_at_most(?string $given, string $expected): void
    {
        Http::fake(['register.example/*' => Http::response(['reference' => 'R', 'results' => [['id' => '0', 'result' => 'clear', 'valid_until' => $given]]])]);

        $this->assertSame($expected, $this->check()->validUntil?->toDateTimeString());
    }

    /** @return iterable<string, array{BetstopPerson, BetstopCheckResult}> */
    public static function simulatedPeople(): iterable
    {
        $born = CarbonImmutable::parse('1988-04-12');
        yield 'the same details' => [self::person(), BetstopCheckResult::Registered];
        yield 'a short form' => [new BetstopPerson('Em', 'WALSH', $born), BetstopCheckResult::Registered];
        yield 'day and month swapped' => [new BetstopPerson('Emma', 'Walsh', CarbonImmutable::parse('1988-12-04')), BetstopCheckResult::Registered];
        yield 'a landline and another name' => [new BetstopPerson('Emma', 'Jones', $born, otherPhones: ['+61391234567']), BetstopCheckResult::Registered];
        yield 'the email and another date of birth' => [new BetstopPerson('Emma', 'Walsh', CarbonImmutable::parse('1970-01-01'), null, 'EMMA@example.com'), BetstopCheckResult::Registered];
        yield 'the name alone' => [new BetstopPerson('Emma', 'Walsh', null), BetstopCheckResult::Clear];
        yield 'the mobile alone' => [new BetstopPerson('John', 'Walsh', CarbonImmutable::parse('1970-01-01'), '+61491570156'), BetstopCheckResult::Clear];
        yield 'the date of birth alone' => [new BetstopPerson('Ida', 'Nkosi', $born), BetstopCheckResult::Clear];
        yield 'a sibling' => [new BetstopPerson('Sarah', 'Walsh', $born), BetstopCheckResult::Clear];
    }

    #[DataProvider('simulatedPeople')]
    public function test_simulated_register_finds_people_by_two_of_three_details(BetstopPerson $person, BetstopCheckResult $expected): void
    {
        config()->set('paddock.betstop.driver', 'simulated');
        BetstopUpdate::factory()->createOne([
            'first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1988-04-12', 'mobile_e164' => '+61491570156', 'other_phones' => ['+61391234567'], 'email' => 'emma@example.com',
        ]);

        $this->assertSame($expected, $this->check($person)->result);
    }

    public function test_simulated_register_answers_by_the_latest_notice_that_has_begun(): void
    {
        config()->set('paddock.betstop.driver', 'simulated');
        $notice = ['first_name' => 'Emma', 'last_name' => 'Walsh', 'date_of_birth' => '1988-04-12'];
        BetstopUpdate::factory()->createOne([...$notice, 'effective_at' => now()->subYear()]);
        BetstopUpdate::factory()->createOne([...$notice, 'change' => BetstopChange::Ended, 'effective_at' => now()->addDay()]);
        $this->assertSame(BetstopCheckResult::Registered, $this->check()->result);

        $this->travel(2)->days();
        $this->assertSame(BetstopCheckResult::Clear, $this->check()->result);
    }

    public function test_simulated_register_can_be_slow_and_fail(): void
    {
        config()->set('paddock.betstop', [...config()->array('paddock.betstop'), 'driver' => 'simulated', 'simulated' => ['delay_milliseconds' => 250, 'error_rate' => 1.0]]);

        $this->assertSame(BetstopCheckResult::Error, $this->check()->result);
        Sleep::assertSleptTimes(1);
    }

    private function check(?BetstopPerson $person = null): BetstopAnswer
    {
        return app(BetstopRegister::class)->check($person ?? self::person());
    }

    private function checkTimes(int $times): void
    {
        for ($time = 0; $time < $times; $time++) {
            $this->check();
        }
    }

    /** @param  list<string>  $otherPhones */
    private static function person(array $otherPhones = []): BetstopPerson
    {
        return new BetstopPerson('Emma', 'Walsh', CarbonImmutable::parse('1988-04-12'), '+61491570156', otherPhones: $otherPhones);
    }

    /**
     * @param  array<int|string>  $ids
     * @return array<string, mixed>
     */
    private static function clear(array $ids): array
    {
        return ['reference' => 'R-1', 'results' => array_map(static fn (int|string $id): array => ['id' => (string) $id, 'result' => 'clear'], array_values($ids))];
    }
}
