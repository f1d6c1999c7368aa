<?php

declare(strict_types=1);

namespace App\Http\Controllers\Auth;

use App\Actions\Auth\StartImpersonation;
use App\Actions\Auth\StopImpersonation;
use App\Domain\Auth\ImpersonationSession;
use App\Http\Requests\Auth\StartImpersonationRequest;
use App\Inertia\Inertia;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

final readonly class ImpersonationController
{
    public function __construct(private ImpersonationSession $session) {}

    /** Starts an impersonation. The page is fully reloaded, so that nothing of the previous user stays in memory. */
    public function store(StartImpersonationRequest $request, StartImpersonation $start): Response
    {
        $target = $request->target();

        $this->session->begin($start->handle($request->staff(), $target, $request->string('reason')->trim()->value()), $target);

        return Inertia::location(route('dashboard'));
    }

    /** Ends the impersonation. The answer is the same without one. */
    public function destroy(Request $request, CurrentImpersonation $current, StopImpersonation $stop): Response
    {
        $impersonation = $current->find();
        if ($impersonation !== null) {
            $stop->handle($impersonation);
            $this->session->end($impersonation);
        }

        return $request->expectsJson() ? response()->noContent() : Inertia::location(route('dashboard'));
    }
}
