<?php

declare(strict_types=1);

namespace App\Providers;

use App\Infrastructure\Monitoring\EntryRepository;
use App\Infrastructure\Monitoring\Recorder;
use Illuminate\Cache\Events\CacheHit;
use Illuminate\Cache\Events\CacheMissed;
use Illuminate\Contracts\Debug\ExceptionHandler;
use Illuminate\Contracts\Events\Dispatcher;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Exceptions\Handler;
use Illuminate\Foundation\Http\Events\RequestHandled;
use Illuminate\Mail\Events\MessageSent;
use Illuminate\Queue\Events\JobExceptionOccurred;
use Illuminate\Queue\Events\JobProcessed;
use Illuminate\Queue\Events\JobProcessing;
use Illuminate\Queue\Events\JobQueued;
use Illuminate\Queue\Events\JobTimedOut;
use Illuminate\Queue\Events\Looping;
use Illuminate\Queue\Events\WorkerStopping;
use Illuminate\Routing\Events\RouteMatched;
use Illuminate\Support\ServiceProvider;
use Throwable;

/** Records for /telescope and /pulse. With both settings off, nothing listens. */
final class MonitoringServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->singleton(EntryRepository::class);
        $this->app->singleton(Recorder::class, static function (Application $app): Recorder {
            $isDetailed = self::isDetailed();
            $sample = config()->float('pulse.sample');
            // A web process serves one request, so the sample is drawn here.
            $isSampled = config()->boolean('pulse.enabled') && $sample > 0 && mt_rand() / mt_getrandmax() < $sample;

            return new Recorder($app, $isDetailed, $isDetailed ? 1 : ($isSampled ? max(1, (int) round(1 / $sample)) : 0), config()->integer('pulse.slow_ms'));
        });

        // Before other providers boot.
        $this->callAfterResolving(ExceptionHandler::class, function (ExceptionHandler $handler): void {
            if ($handler instanceof Handler) {
                $handler->reportable(function (Throwable $exception): void {
                    if (self::isRecording()) {
                        $this->app->make(Recorder::class)->exception($exception);
                    }
                });
            }
        });
    }

    public function boot(Dispatcher $events): void
    {
        if (! self::isRecording()) {
            return;
        }
        $recorder = $this->app->make(Recorder::class);
        $events->listen(QueryExecuted::class, $recorder->query(...));
        $events->listen(RouteMatched::class, static fn () => $recorder->begin());
        $events->listen(RequestHandled::class, static fn (RequestHandled $event) => $recorder->request($event->request, $event->response->getStatusCode()));
        $this->app->terminating($recorder->flush(...));
        $this->listenToJobs($events, $recorder);

        if ($recorder->isSampled()) {
            $events->listen(CacheHit::class, static fn () => $recorder->cache(isHit: true));
            $events->listen(CacheMissed::class, static fn () => $recorder->cache(isHit: false));
        }
        if ($recorder->isDetailed) {
            $events->listen(JobQueued::class, $recorder->jobQueued(...));
            $events->listen(MessageSent::class, $recorder->mail(...));
        }
    }

    private function listenToJobs(Dispatcher $events, Recorder $recorder): void
    {
        $events->listen(JobProcessing::class, static fn (JobProcessing $event) => $recorder->jobStarted($event->connectionName === 'sync'));
        $events->listen(JobProcessed::class, static fn (JobProcessed $event) => $recorder->jobEnded($event->job));
        $events->listen(JobExceptionOccurred::class, static fn (JobExceptionOccurred $event) => $recorder->jobEnded($event->job, threw: true));
        // The worker reports the exception of a job after these events, and then looks for the next job.
        $events->listen([Looping::class, WorkerStopping::class], static function () use ($recorder): void {
            $recorder->flush();
        });
        // The worker kills itself next.
        $events->listen(JobTimedOut::class, static function (JobTimedOut $event) use ($recorder): void {
            $recorder->jobEnded($event->job, threw: true);
            $recorder->flush();
        });
    }

    private static function isRecording(): bool
    {
        return self::isDetailed() || config()->boolean('pulse.enabled');
    }

    private static function isDetailed(): bool
    {
        return config()->boolean('telescope.enabled') && ! class_exists('Laravel\Telescope\TelescopeServiceProvider');
    }
}
