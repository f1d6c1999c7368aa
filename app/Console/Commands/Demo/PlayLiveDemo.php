<?php

declare(strict_types=1);

namespace App\Console\Commands\Demo;

use App\Infrastructure\Deliveries\IntakeScope;
use App\Models\User;
use Database\Seeders\Demo\Dice;
use Illuminate\Console\Command;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Str;
use Laravel\Sanctum\PersonalAccessToken;

/** Sends realistic work of every kind through the real HTTP intake, until stopped. */
final class PlayLiveDemo extends Command
{
    protected $signature = 'demo:live
        {--rate=12 : Calls a minute}
        {--count= : Stop after this many}
        {--url= : Address of the application; APP_URL by default}';

    protected $description = 'Send invented work through the HTTP intake until stopped';

    private bool $isStopped = false;

    public function handle(): int
    {
        if (! $this->laravel->environment('local', 'testing')) {
            $this->error('demo:live only works in the local environment.');

            return self::FAILURE;
        }

        $owner = User::query()->where('is_developer_staff', true)->where('is_active', true)->orderBy('id')->first();
        $rate = (float) $this->option('rate');
        if ($owner === null || $rate <= 0) {
            $this->error($owner === null ? 'Run php artisan demo:seed first.' : '--rate= must be above zero.');

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
        $arrivals = new LiveArrivals($dice);
        $left = $this->option('count') === null ? PHP_INT_MAX : (int) $this->option('count');
        $this->info(sprintf('A call every %.1f s. Press Ctrl-C to stop.', $pause));

        for (; $left > 0 && ! $this->isStopped; $left--) {
            try {
                $this->send($token, $arrivals->next());
            } catch (ConnectionException $exception) {
                $this->warn("Not reached: {$exception->getMessage()}");
            }
            // Varied, with the requested pause on average.
            $this->rest($pause * $dice->between(40, 160) / 100);
        }

        return self::SUCCESS;
    }

    private function send(string $token, LiveArrival $arrival): void
    {
        $url = $this->option('url');
        $status = Http::withToken($token)
            ->acceptJson()
            ->withHeader('Idempotency-Key', (string) Str::uuid())
            ->timeout(10)
            ->baseUrl(rtrim(is_string($url) ? $url : config()->string('app.url'), '/').'/api/v1')
            ->post($arrival->path, $arrival->body)
            ->status();
        $line = sprintf('%s  %d  %s', now()->setTimezone(config()->string('paddock.timezone'))->format('H:i:s'), $status, $arrival->what);
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
