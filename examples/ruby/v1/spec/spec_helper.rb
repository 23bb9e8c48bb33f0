# frozen_string_literal: true

# Pact would otherwise report mock servers and verifications to the Pact project.
ENV["PACT_DO_NOT_TRACK"] = "true"
