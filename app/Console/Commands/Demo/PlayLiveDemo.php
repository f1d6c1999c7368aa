<?php

declare(strict_types=1);

namespace App\Console\Commands\Demo;

use App\Enums\ClientStatus;
use App\Enums\PaymentRail;
use App\Models\Client;
use App\Models\Company;
use App\Models\User;
use App\Services\Intake\IntakeScope;
use Database\Seeders\Demo\Australians;
use Database\Seeders\Demo\Dice;
use Illuminate\Console\Command;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Http\Client\PendingRequest;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Str;
use Laravel\Sanctum\PersonalAccessToken;

/** Sends a believable stream of new clients and bank payments through the real HTTP intake, until stopped. */
final class PlayLiveDemo extends Command
{
    protected $signature = 'demo:live
        {--rate=12 : Arrivals a minute}
        {--count= : Stop after this many}
        {--url= : Where the product runs; APP_URL otherwise}';

    protected $description = 'Play arrivals through the HTTP intake until stopped';

    private bool $isStopped = false;

    public function handle(): int
    {
        if (! $this->laravel->environment('local', 'testing')) {
            $this->error('demo:live runs on a development machine only.');

            return self::FAILURE;
        }

        $owner = User::query()->where('is_developer_staff', true)->where('is_active', true)->orderBy('id')->first();
        $rate = (float) $this->option('rate');
        if ($owner === null || $rate <= 0) {
            $this->error($owner === null ? 'Run php artisan demo:seed first.' : '--rate= is a number above zero.');

            return self::FAILURE;
        }

        $token = $owner->createToken('demo:live', array_column(IntakeScope::cases(), 'value'), now()->addDay());
        $this->trap([SIGINT, SIGTERM], function (): void {
            $this->isStopped = true;
        });
        try {
            return $this->play($token->plainTextToken, 60 / $rate);
        } finally {
            PersonalAccessToken::query()->whereKey($token->accessToken->getKey())->delete();
        }
    }

    private function play(string $token, float $pause): int
    {
        $dice = new Dice(random_int(1, PHP_INT_MAX));
        $left = $this->option('count') === null ? PHP_INT_MAX : (int) $this->option('count');
        $this->info(sprintf('An arrival every %.1f s; Ctrl-C stops it.', $pause));

        for (; $left > 0 && ! $this->isStopped; $left--) {
            try {
                $dice->chance(30) ? $this->sendClient($token, $dice) : $this->sendBankLine($token, $dice);
            } catch (ConnectionException $exception) {
                $this->warn("Not reached: {$exception->getMessage()}");
            }
            // Uneven, as life is; on average the pause that was asked for.
            $this->rest($pause * $dice->between(40, 160) / 100);
        }

        return self::SUCCESS;
    }

    private function sendClient(string $token, Dice $dice): void
    {
        $person = Australians::person($dice->between(200_000, 899_999));
        $company = $dice->pick(array_values(Company::query()->pluck('slug')->all()));

        $this->report("New client {$person['first_name']} {$person['last_name']} at {$company}", $this->intake($token)->post('clients', [
            'company' => $company, 'first_name' => $person['first_name'], 'last_name' => $person['last_name'], 'date_of_birth' => $person['date_of_birth'],
            'email' => $person['email'], 'mobile' => $person['mobile_e164'], 'address' => $person['address'], 'suburb' => $person['suburb'],
            'state' => $person['state']->value, 'postcode' => $person['postcode'],
        ])->status());
    }

    private function sendBankLine(string $token, Dice $dice): void
    {
        $client = $dice->chance(75) ? Client::query()->where('status', ClientStatus::Active)->where('id', '>=', $dice->between(1, (int) Client::query()->max('id')))->orderBy('id')->first() : null;
        $stranger = Australians::person($dice->between(200_000, 899_999));
        $payer = mb_strtoupper($client->full_name ?? "{$stranger['first_name'][0]} {$stranger['last_name']}");
        $digits = $client->pin ?? (string) $dice->between(70_000, 79_999);
        $cents = $dice->between(1, 40) * 2_500;

        $this->report(sprintf('$%s from %s', number_format($cents / 100, 2), $payer), $this->intake($token)->post('bank-lines', [
            'rail' => $dice->pick(PaymentRail::cases())->value, 'bank_reference' => 'LIVE-'.Str::ulid(), 'description' => "Payment from {$payer} {$digits}",
            'amount_cents' => $cents, 'value_at' => now()->toAtomString(),
        ])->status());
    }

    private function intake(string $token): PendingRequest
    {
        $url = $this->option('url');
        $url = is_string($url) ? $url : config()->string('app.url');

        return Http::withToken($token)
            ->acceptJson()
            ->withHeader('Idempotency-Key', (string) Str::uuid())
            ->timeout(10)
            ->baseUrl(rtrim($url, '/').'/api/v1');
    }

    private function report(string $what, int $status): void
    {
        $line = sprintf('%s  %d  %s', now()->setTimezone(config()->string('paddock.timezone'))->format('H:i:s'), $status, $what);
        $status < 300 ? $this->line($line) : $this->warn($line);
    }

    private function rest(float $seconds): void
    {
        $until = microtime(true) + $seconds;
        while (! $this->isStopped && microtime(true) < $until) {
            usleep(50_000);
        }
    }
}
