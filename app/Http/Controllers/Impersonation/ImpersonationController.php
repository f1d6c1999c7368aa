<?php

declare(strict_types=1);

namespace App\Http\Controllers\Impersonation;

use App\Actions\Impersonation\StartImpersonation;
use App\Actions\Impersonation\StopImpersonation;
use App\Http\Requests\Impersonation\StartImpersonationRequest;
use App\Inertia\Inertia;
use App\Services\Impersonation\CurrentImpersonation;
use App\Services\Impersonation\ImpersonationSession;
use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\Response;

final readonly class ImpersonationController
{
    public function __construct(private ImpersonationSession $session) {}

    /** Works as a colleague from here on; the whole page is loaded anew, so that nothing of the old person stays on it. */
    public function store(StartImpersonationRequest $request, StartImpersonation $start): Response
    {
        $actor = $request->actor();
        $target = $request->target();

        $this->session->begin($start->handle($actor, $target, $request->string('reason')->trim()->value()), $actor, $target);

        return Inertia::location(route('dashboard'));
    }

    /** Ends it. Without one there is nothing to end, and the answer is the same. */
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
