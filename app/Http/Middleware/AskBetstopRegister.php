<?php

declare(strict_types=1);

namespace App\Http\Middleware;

use App\Actions\Rsg\RecordBetstopAnswer;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Http\Requests\Api\CreateClientRequest;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use Closure;
use Illuminate\Contracts\Container\Container;
use Illuminate\Http\Request;
use Illuminate\Routing\Redirector;
use Illuminate\Validation\ValidationException;
use LogicException;
use Symfony\Component\HttpFoundation\Response;

/** Asks the BetStop register about a new client before the transaction of the call begins, because the register may take seconds. */
final readonly class AskBetstopRegister
{
    public function __construct(
        private BetstopRegister $register,
        private RecordBetstopAnswer $record,
        private Container $container,
        private Redirector $redirector,
    ) {}

    /** @param  Closure(Request): Response  $next */
    public function handle(Request $request, Closure $next): Response
    {
        $form = CreateClientRequest::createFrom($request)->setContainer($this->container)->setRedirector($this->redirector);
        try {
            $form->validateResolved();
        } catch (ValidationException) {
            // The controller refuses it.
            return $next($request);
        }
        $asked = BetstopPerson::of($form->toClient());
        $answer = $this->register->check($asked);
        if ($answer->result === BetstopCheckResult::Registered) {
            // Here, because the refusal rolls the call back and the evidence must stay.
            $this->record->handle($asked, $answer, BetstopCheckPurpose::Onboarding);
        }
        $request->attributes->set(BetstopAnswer::class, $answer);

        return $next($request);
    }

    public static function answer(Request $request): BetstopAnswer
    {
        $answer = $request->attributes->get(BetstopAnswer::class);

        return $answer instanceof BetstopAnswer ? $answer : throw new LogicException('The register was not asked.');
    }
}
